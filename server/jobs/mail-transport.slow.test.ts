import { readFileSync } from "node:fs";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Certificate, hasOpenssl, makeCertificate } from "#tests/support/certificate.ts";
import { type MailTls, openTransport } from "./mail-transport.ts";

const reason = hasOpenssl() ? undefined : "openssl is not installed";

describe.skipIf(reason)(`mail on its way${reason ? ` (skipped: ${reason})` : ""}`, () => {
  let certificate: Certificate;
  beforeAll(() => {
    certificate = makeCertificate("mail.example");
  });
  afterAll(() => certificate.remove());
  const open: SMTPServer[] = [];
  afterEach(async () => {
    for (const server of open.splice(0)) await new Promise<void>((done) => server.close(() => done()));
  });

  /** A real server, and whether each piece that it was given came encrypted. */
  async function serve(options: SMTPServerOptions) {
    const given: boolean[] = [];
    const server = new SMTPServer({
      authOptional: true,
      cert: readFileSync(certificate.cert),
      key: readFileSync(certificate.key),
      ...options,
      onData(stream, session, done) {
        stream.resume().on("end", () => {
          given.push(session.secure);
          done();
        });
      },
    });
    server.on("error", () => {});
    open.push(server);
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    return { given, port: (server.server.address() as { port: number }).port };
  }

  async function send(url: string, tls?: MailTls) {
    const transport = openTransport(url, tls);
    try {
      await transport.sendMail({ from: "a@yonke.test", to: "b@yonke.test", subject: "Prueba", text: "Hola" });
      return "sent";
    } catch (error) {
      return (error as { code?: string }).code;
    } finally {
      transport.close();
    }
  }
  /** Linux takes it for this machine, we for a stranger. */
  const elsewhere = "0.0.0.0";
  const trusted = () =>
    `?tls.servername=mail.example&tls.ca=${encodeURIComponent(readFileSync(certificate.cert, "utf8"))}`;

  it("a stranger without TLS is given nothing, unless told so", async () => {
    const { given, port } = await serve({ disabledCommands: ["STARTTLS"] });
    expect(await send(`smtp://${elsewhere}:${port}`)).toBe("ETLS");
    expect(given).toEqual([]);
    expect(await send(`smtp://${elsewhere}:${port}`, "off")).toBe("sent");
    expect(given).toEqual([false]);
  });

  it("a stranger with a certificate that nobody vouches for is given nothing, one that proves itself is", async () => {
    const { given, port } = await serve({});
    expect(await send(`smtp://${elsewhere}:${port}`)).not.toBe("sent");
    expect(given).toEqual([]);
    expect(await send(`smtp://${elsewhere}:${port}${trusted()}`)).toBe("sent");
    expect(await send(`smtp://${elsewhere}:${port}`, "off")).toBe("sent");
    expect(given).toEqual([true, true]);
  });

  it("smtps is held to the same", async () => {
    const { given, port } = await serve({ secure: true });
    expect(await send(`smtps://${elsewhere}:${port}`)).not.toBe("sent");
    expect(await send(`smtps://${elsewhere}:${port}${trusted()}`)).toBe("sent");
    expect(given).toEqual([true]);
  });

  it("this machine's own server needs none, whatever it offers", async () => {
    for (const options of [{ disabledCommands: ["STARTTLS"] }, {}]) {
      const { given, port } = await serve(options);
      expect(await send(`smtp://127.0.0.1:${port}`)).toBe("sent");
      expect(given).toEqual([false]);
    }
  });
});
