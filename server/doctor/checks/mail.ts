import { allDesksAnswer } from "#api/forms/desks.ts";
import { openTransport } from "#server/jobs/mail-transport.ts";
import { type Check, fine, problem } from "../finding.ts";

/** Mail: somebody gets it, and the server takes it. */
export const checkMail: Check = async ({ config, facts }) => {
  const { smtpUrl, smtpTls } = config;
  if (!smtpUrl)
    return [
      problem(
        "mail-server",
        {
          es: "No hay servidor de correo: lo que mandan los visitantes se queda esperando en la base de datos.",
          en: "There is no mail server: what visitors send waits in the database.",
        },
        {
          es: "Ponga SMTP_URL. Mientras, yonke leads enseña lo que llegó.",
          en: "Set SMTP_URL. Until then yonke leads shows what came.",
        },
      ),
    ];
  const findings = [];
  const { general = [], desks = {} } = facts?.mail ?? {};
  if (facts && !allDesksAnswer({ general, ...desks }))
    findings.push(
      problem(
        "mail-desks",
        { es: "Hay formularios que no le llegan a nadie.", en: "Some forms reach nobody." },
        {
          es: "Escriba mail.general (o mail.desks de cada formulario) en chain.json.",
          en: "Write mail.general (or mail.desks of each form) in chain.json.",
        },
      ),
    );
  const transport = openTransport(smtpUrl.reveal(), smtpTls);
  try {
    await transport.verify();
    findings.push(fine("mail-server", "El servidor de correo contesta.", "The mail server answers."));
  } catch (error) {
    const why = (error as Error).message.replace(/\.$/, "");
    findings.push(
      problem(
        "mail-server",
        { es: `El servidor de correo no acepta la conexión: ${why}.`, en: `The mail server refuses: ${why}.` },
        {
          es: "Revise dirección, usuario y contraseña de SMTP_URL, y SMTP_TLS si su certificado es propio.",
          en: "Check address, user and password of SMTP_URL, and SMTP_TLS if its certificate is its own.",
        },
      ),
    );
  } finally {
    transport.close();
  }
  return findings;
};
