import { connect, type TLSSocket } from "node:tls";
import { isThisMachine } from "#core/this-machine.ts";
import { advice, type Check, type Finding, fine, problem } from "../finding.ts";

const patienceMs = 5000;
const day = 86_400_000;

/** The certificate that a host shows, checked as a browser checks it. */
function readCertificate(url: URL): Promise<{ until: Date }> {
  return new Promise((resolve, reject) => {
    const socket: TLSSocket = connect(
      { host: url.hostname, port: Number(url.port) || 443, servername: url.hostname },
      () => {
        resolve({ until: new Date(socket.getPeerCertificate().valid_to) });
        socket.end();
      },
    );
    socket.setTimeout(patienceMs, () => socket.destroy(new Error(`no answer within ${patienceMs / 1000} s`)));
    socket.on("error", reject);
  });
}

async function checkHost(address: string, now: Date): Promise<Finding> {
  const url = new URL(address);
  if (url.protocol !== "https:")
    return problem(
      "tls",
      { es: `${address} no va cifrada.`, en: `${address} is not encrypted.` },
      {
        es: "Ponga un certificado en el proxy (docs/deploy.md) y escriba https:// en SITE_URL.",
        en: "Put a certificate on the proxy (docs/deploy.md) and write https:// in SITE_URL.",
      },
    );
  try {
    const { until } = await readCertificate(url);
    const days = Math.floor((until.getTime() - now.getTime()) / day);
    if (days < 14)
      return advice(
        "tls",
        {
          es: `El certificado de ${url.host} vence en ${days} días.`,
          en: `The certificate of ${url.host} ends in ${days} days.`,
        },
        { es: "Renuévelo.", en: "Renew it." },
      );
    return fine(
      "tls",
      `${url.host} contesta con un certificado válido (${days} días).`,
      `${url.host} answers with a valid certificate (${days} days).`,
    );
  } catch (error) {
    const why = (error as Error).message.replace(/\.$/, "");
    return problem(
      "tls",
      {
        es: `${url.host} no contesta bien desde aquí: ${why}.`,
        en: `${url.host} does not answer well from here: ${why}.`,
      },
      { es: "Revise DNS, el proxy y su certificado.", en: "Check DNS, the proxy and its certificate." },
    );
  }
}

/** The public address: set, encrypted, and somebody answers there. */
export const checkAddress: Check = async ({ config, now }) => {
  const { es, en } = config.hosts;
  if (!config.hasPublicAddress || isThisMachine(new URL(es).hostname))
    return [
      problem(
        "site-url",
        {
          es: `El sitio dice llamarse ${es}: buscadores y enlaces mandan ahí.`,
          en: `The site calls itself ${es}: search engines and links lead there.`,
        },
        {
          es: "Ponga SITE_URL, o SITE_URL_ES y SITE_URL_EN, con la dirección pública.",
          en: "Set SITE_URL, or SITE_URL_ES and SITE_URL_EN, to the public address.",
        },
      ),
    ];
  return Promise.all([...new Set([es, en])].map((address) => checkHost(address, now)));
};
