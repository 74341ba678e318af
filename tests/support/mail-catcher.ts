import { simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

export type CaughtMail = { subject: string; text: string; to: string; replyTo: string };

/** A real SMTP server on the loopback that keeps what it is given. */
export async function catchMail() {
  const mail: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      simpleParser(stream).then(({ subject = "", text = "", to, replyTo }) => {
        const toText = Array.isArray(to) ? to.map((one) => one.text).join(", ") : (to?.text ?? "");
        mail.push({ subject, text: text.trim(), to: toText, replyTo: replyTo?.text ?? "" });
        done();
      }, done);
    },
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.server.address() as { port: number };
  return {
    mail,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
