import { createTransport, type Transporter } from "nodemailer";
import { isThisMachine } from "#core/this-machine.ts";

export type MailTls = "require" | "off";

/**
 * What a server elsewhere must do before it is given mail: encrypt, and show a certificate that holds (`smtps:` does so
 * from the first byte). This machine's own need not, and its certificate would be of no use. `off` encrypts where it can
 * and checks nothing. What the address says itself counts most.
 */
function demandsOf(smtpUrl: string, tls: MailTls): object {
  if (isThisMachine(new URL(smtpUrl).hostname)) return { ignoreTLS: true };
  return tls === "require" ? { requireTLS: true } : { opportunisticTLS: true, tls: { rejectUnauthorized: false } };
}

export const openTransport = (smtpUrl: string, tls: MailTls = "require"): Transporter =>
  createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    ...demandsOf(smtpUrl, tls),
  } as object);
