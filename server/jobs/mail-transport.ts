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

const settingsOf = (smtpUrl: string, tls: MailTls) => ({
  url: smtpUrl,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  ...demandsOf(smtpUrl, tls),
});

export const openTransport = (smtpUrl: string, tls: MailTls = "require"): Transporter =>
  createTransport(settingsOf(smtpUrl, tls) as object);

/** For thousands of mails: several at a time, each connection used for many. What fails is the outbox's to send again. */
export const openTransportForMany = (smtpUrl: string, tls: MailTls = "require", connections = 5): Transporter =>
  createTransport({
    ...settingsOf(smtpUrl, tls),
    pool: true,
    maxConnections: connections,
    maxMessages: 100,
    maxRequeues: 0,
    idleTimeout: 5_000,
  } as object);

const goneCodes = new Set([
  "ECONNECTION",
  "ETIMEDOUT",
  "ESOCKET",
  "EDNS",
  "ETLS",
  "EAUTH",
  "ECONNREFUSED",
  "ECONNRESET",
]);

/** The server was not there, or did not let us in: no other mail would fare better. */
export const isServerAway = (error: unknown): boolean => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return responseCode === 421 || goneCodes.has(code ?? "");
};
