import { simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

export type CaughtMail = { subject: string; text: string; html: string; to: string; replyTo: string; headers: string };

type Refusals = {
  /** What is waited for before a mail is taken. */
  slow?(): Promise<void>;
  /** A code to answer instead of taking a mail. */
  mail?(): number | undefined;
  /** Recipients that are not known here. */
  recipient?(address: string): boolean;
};

/** A real SMTP server on the loopback that keeps what it is given. */
export async function catchMail(refuse: Refusals = {}) {
  const mail: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      done(refuse.recipient?.(address) ? Object.assign(new Error("5.1.1 unknown"), { responseCode: 550 }) : undefined);
    },
    onData(stream, _session, done) {
      simpleParser(stream).then(async ({ subject = "", text = "", html, to, replyTo, headerLines }) => {
        await refuse.slow?.();
        const code = refuse.mail?.();
        if (code) return done(Object.assign(new Error("no"), { responseCode: code }));
        const toText = Array.isArray(to) ? to.map((one) => one.text).join(", ") : (to?.text ?? "");
        const headers = headerLines.map(({ line }) => line).join("\n");
        mail.push({ subject, text: text.trim(), html: html || "", to: toText, replyTo: replyTo?.text ?? "", headers });
        done();
      }, done);
    },
  });
  // Whoever was killed while it sent leaves its line without a word.
  server.on("error", () => {});
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.server.address() as { port: number };
  return {
    mail,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
