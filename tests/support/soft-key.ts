import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();
const base64url = (bytes: Buffer) => bytes.toString("base64url");

/** Present, verified; with the key itself where it is new. */
const [used, made] = [0x05, 0x45];

/** As CBOR writes it; lengths below 65,536. */
const head = (major: number, length: number) =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
const bytesOf = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes]);
const textOf = (text: string) => Buffer.concat([head(3, text.length), Buffer.from(text)]);

/** A passkey without a device: it answers what an office asks as a browser would. */
export function makeSoftKey(origin: string) {
  const id = randomBytes(32);
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytesOf(Buffer.from(x, "base64url")),
    Buffer.from([0x22]),
    bytesOf(Buffer.from(y, "base64url")),
  ]);
  let counter = 0;
  const authData = (flags: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter++);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, rest]);
  };
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const answer = (response: Record<string, string>) =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: "public-key",
      clientExtensionResults: {},
      response,
    });
  return {
    register(challenge: string): string {
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const data = authData(made, Buffer.concat([Buffer.alloc(16), length, id, cose]));
      const attestation = [textOf("fmt"), textOf("none"), textOf("attStmt"), head(5, 0), textOf("authData")];
      return answer({
        clientDataJSON: base64url(clientData("webauthn.create", challenge)),
        attestationObject: base64url(Buffer.concat([head(5, 3), ...attestation, bytesOf(data)])),
      });
    },
    sign(challenge: string): string {
      const [data, said] = [authData(used), clientData("webauthn.get", challenge)];
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(said)]))
        .sign(privateKey);
      return answer({
        clientDataJSON: base64url(said),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
}
