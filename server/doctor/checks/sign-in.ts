import { addresses } from "#office/pages.ts";
import { type Check, type Finding, fine, problem } from "../finding.ts";

const patienceMs = 5000;

/** Where a provider says what it is (OpenID Connect Discovery 1.0, section 4). */
const discoveryOf = (issuer: string) => `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;

async function readDocument(address: string): Promise<{ issuer: unknown } | { why: string }> {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(patienceMs), redirect: "error" });
    if (!reply.ok) return { why: String(reply.status) };
    const { issuer } = (await reply.json()) as { issuer?: unknown };
    return { issuer };
  } catch (error) {
    const { message, cause } = error as Error;
    return { why: (cause instanceof Error ? cause.message : message).replace(/\.$/, "") };
  }
}

async function checkProvider(issuer: string): Promise<Finding[]> {
  const address = discoveryOf(issuer);
  const read = await readDocument(address);
  if ("why" in read)
    return [
      problem(
        "sso-provider",
        {
          es: `La cuenta de la empresa no contesta: ${address} (${read.why}).`,
          en: `The company account does not answer: ${address} (${read.why}).`,
        },
        {
          es: "Revise OFFICE_SSO_ISSUER y que este servidor alcance al proveedor; las llaves y los enlaces sirven mientras.",
          en: "Check OFFICE_SSO_ISSUER and that this server reaches the provider; keys and links work meanwhile.",
        },
      ),
    ];
  const reached = fine(
    "sso-provider",
    `La cuenta de la empresa contesta: ${address}.`,
    `The company account answers: ${address}.`,
  );
  const own = typeof read.issuer === "string" && URL.canParse(read.issuer) ? read.issuer : "";
  if (own && new URL(own).href === new URL(issuer).href)
    return [
      reached,
      fine(
        "sso-issuer",
        `El proveedor se llama como OFFICE_SSO_ISSUER: ${issuer}.`,
        `The provider calls itself what OFFICE_SSO_ISSUER says: ${issuer}.`,
      ),
    ];
  return [
    reached,
    problem(
      "sso-issuer",
      {
        es: `OFFICE_SSO_ISSUER dice ${issuer} y el proveedor se llama ${own || "de ningún modo"}: nadie entra por ahí.`,
        en: `OFFICE_SSO_ISSUER says ${issuer} and the provider calls itself ${own || "nothing"}: nobody comes in that way.`,
      },
      {
        es: own ? `Ponga OFFICE_SSO_ISSUER=${own}` : "Ponga en OFFICE_SSO_ISSUER la dirección que da el proveedor.",
        en: own ? `Set OFFICE_SSO_ISSUER=${own}` : "Set OFFICE_SSO_ISSUER to the address that the provider gives.",
      },
    ),
  ];
}

function checkWayBack(officeUrl: string): Finding {
  const back = officeUrl + addresses.path("account", "es");
  if (back.startsWith("https:"))
    return fine(
      "sso-back",
      `El proveedor debe regresar a la gente a ${back}.`,
      `The provider must send people back to ${back}.`,
    );
  return problem(
    "sso-back",
    {
      es: `El proveedor regresaría a la gente a ${back}, que no es https y solo existe en esta máquina.`,
      en: `The provider would send people back to ${back}, which is no https and exists on this machine alone.`,
    },
    {
      es: "Ponga OFFICE_URL con la dirección https de la oficina, y la misma con /cuenta en el proveedor.",
      en: "Set OFFICE_URL to the office's https address, and the same with /cuenta at the provider.",
    },
  );
}

/** The company's own sign-in, where it is set: the provider answers, is who it is taken for, and knows the way back. */
export const checkSignIn: Check = async ({ config: { office } }) => {
  if (!office.sso || office.opens === "never") return [];
  return [...(await checkProvider(office.sso.issuer)), checkWayBack(office.url)];
};
