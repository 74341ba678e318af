export type Task = {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string; expiresAt?: number };
  signature?: string;
};
export type Solution = { counter: number; derivedKey: string; time: number };

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const most = 100_000;

type Bytes = Uint8Array<ArrayBuffer>;

async function derive(password: Bytes, salt: Bytes, iterations: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey("raw", password, "PBKDF2", false, ["deriveBits"]);
  const how = { name: "PBKDF2", salt, iterations, hash: "SHA-256" };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
}

/** Counts up until the key derived from nonce and counter begins as the task asks. */
export async function solve({ parameters }: Task): Promise<Solution> {
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters;
  const start = performance.now();
  const nonceBytes = bytesOf(nonce);
  const password = new Uint8Array(nonceBytes.length + 4);
  password.set(nonceBytes);
  const view = new DataView(password.buffer);
  const saltBytes = bytesOf(salt);
  for (let counter = 0; counter < most; counter++) {
    view.setUint32(nonceBytes.length, counter);
    const derivedKey = hexOf((await derive(password, saltBytes, cost)).subarray(0, keyLength));
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey, time: Math.round(performance.now() - start) };
  }
  throw new Error("no solution");
}
