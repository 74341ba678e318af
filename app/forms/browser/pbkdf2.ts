/**
 * PBKDF2 with HMAC-SHA-256 for one block of 32 bytes, for pages that came over plain http to an address: there browsers
 * have no `crypto.subtle`. It is slower than theirs, and the same to the byte.
 */
const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
/** The first 32 bits behind the point. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const schedule = new Int32Array(64);

/** One step of SHA-256: a block of 16 words goes into the state. */
function compress(state: Int32Array, block: Int32Array, to: Int32Array): void {
  const w = schedule;
  for (let i = 0; i < 16; i++) w[i] = block[i] as number;
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
  }
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (constants[i] as number) + (w[i] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  // One by one, without a list: this runs more than a million times.
  to[0] = ((state[0] as number) + a) | 0;
  to[1] = ((state[1] as number) + b) | 0;
  to[2] = ((state[2] as number) + c) | 0;
  to[3] = ((state[3] as number) + d) | 0;
  to[4] = ((state[4] as number) + e) | 0;
  to[5] = ((state[5] as number) + f) | 0;
  to[6] = ((state[6] as number) + g) | 0;
  to[7] = ((state[7] as number) + h) | 0;
}

/** A message as blocks of words, with its end and its length; `before` counts the bytes that were hashed already. */
function blocksOf(bytes: Uint8Array, before: number): Int32Array[] {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, (bytes.length + before) * 8);
  return Array.from({ length: padded.length / 64 }, (_, at) =>
    Int32Array.from({ length: 16 }, (_, word) => view.getInt32(at * 64 + word * 4)),
  );
}

/** `password` is 64 bytes at most, as the nonce and counter of a task are. */
export function pbkdf2(password: Uint8Array, salt: Uint8Array, iterations: number): Uint8Array<ArrayBuffer> {
  const keyed = (pad: number) => {
    const bytes = new Uint8Array(64).fill(pad);
    for (const [at, byte] of password.entries()) bytes[at] = byte ^ pad;
    const state = new Int32Array(8);
    compress(start, blocksOf(bytes, 0)[0] as Int32Array, state);
    return state;
  };
  const inner = keyed(0x36);
  const outer = keyed(0x5c);
  // A digest of 32 bytes as the second block of a message: the words, the end, the length of 96 bytes.
  const block = new Int32Array(16);
  block[8] = 0x80000000 | 0;
  block[15] = 96 * 8;
  const finish = () => {
    compress(outer, block, block);
  };
  const first = new Int32Array(inner);
  for (const part of blocksOf(Uint8Array.of(...salt, 0, 0, 0, 1), 64)) compress(first, part, first);
  block.set(first);
  finish();
  const sum = block.slice(0, 8);
  for (let round = 1; round < iterations; round++) {
    compress(inner, block, block);
    finish();
    for (let i = 0; i < 8; i++) sum[i] = (sum[i] as number) ^ (block[i] as number);
  }
  const key = new Uint8Array(32);
  const view = new DataView(key.buffer);
  for (const [at, word] of sum.entries()) view.setInt32(at * 4, word);
  return key;
}
