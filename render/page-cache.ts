import { hash } from "node:crypto";
import type { Counts } from "#core/figures.ts";
import { bytesOf, type Octets } from "#core/octets.ts";
import { createAdmissionFilter } from "./admission-filter.ts";
import { type Encoding, inHaste, type Packed, withCare } from "./encodings.ts";

/** A millisecond or two of the event loop, whatever the encoding. */
const hasteAtMost = 256 * 1024;

let packing = 0;
/** With so many waiting each is served better by more bytes. */
const isCrowd = 3;
/** Whether answers are now to be packed quickly rather than small; `waiting` have yet to be made. */
export const packsInHaste = (waiting: number): boolean => waiting >= isCrowd || packing >= isCrowd;

const digestTag = (body: Buffer | Octets) => `"${hash("sha1", body, "base64url").slice(0, 20)}"`;

const asBytes = (body: Buffer | Octets): Buffer => (typeof body === "string" ? bytesOf(body) : body);

/** Small bytes are a piece of a slab, packed ones of their packer's buffer: whatever stays shall hold nothing else. */
function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/**
 * So much goes out together with its head in one piece, when both are texts: Node has a room of 16 KB for that. Bytes
 * would be a second piece, which takes a tenth of the whole answer's time.
 */
const sentAsText = 15_000;
const settled = (bytes: Buffer): Buffer | Octets =>
  bytes.length > sentAsText ? alone(bytes) : bytes.toString("latin1");

/** Fewer bytes are not worth packing. */
const fewest = 256;

/** An answer in one encoding, ready to be sent; whoever sends it keeps the list of its headers here. */
export type Form = { readonly body: Buffer | Octets; readonly encoding: Encoding; headers?: string[] };

/** A finished answer: its bytes in every encoding asked for so far, compressed once. */
export class Answer {
  readonly etag: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The name under which figures count it. */
  route = "";
  /** What it adds to the site's own figures each time that it is sent to a visitor. */
  counts: Counts | undefined = undefined;
  /** Nothing can run in it by itself, so the shortest policy travels with it. */
  inert = false;
  /** A font or a bitmap: no encoding makes it smaller. */
  packed = false;
  readonly #forms = new Map<Encoding, Form>();

  constructor(status: number, body: Buffer | Octets, headers: Record<string, string>, etag = digestTag(body)) {
    this.status = status;
    this.headers = headers;
    this.etag = etag;
    this.#forms.set("identity", { body, encoding: "identity" });
  }

  /** With its headers, and the objects that hold it all. */
  get size(): number {
    let total = 512;
    for (const name in this.headers) total += name.length + (this.headers[name] as string).length;
    for (const { body } of this.#forms.values()) total += body.length;
    return total;
  }

  get #plain(): Form {
    return this.#forms.get("identity") as Form;
  }

  get plain(): Buffer {
    return asBytes(this.#plain.body);
  }

  ready(encoding: Encoding): Form | undefined {
    return this.#forms.get(this.packed ? "identity" : encoding);
  }

  /** Adds a form that was compressed elsewhere. */
  put(encoding: Encoding, packed: Buffer | Octets): Form {
    const form: Form = { body: typeof packed === "string" ? packed : settled(packed), encoding };
    this.#forms.set(encoding, form);
    return form;
  }

  /** From now on it holds its own bytes only. */
  settle() {
    for (const [encoding, { body }] of this.#forms) this.put(encoding, asBytes(body));
  }

  async encoded(encoding: Encoding): Promise<Form> {
    const form = this.#asItIs(encoding);
    if (form) return form;
    packing++;
    try {
      return this.put(encoding, await withCare[encoding as Packed](this.plain));
    } finally {
      packing--;
    }
  }

  /** As it can be sent at once; undefined when that would hold up everything else. */
  encodedNow(encoding: Encoding): Form | undefined {
    const form = this.#asItIs(encoding);
    if (form) return form;
    if (this.#plain.body.length > hasteAtMost) return undefined;
    return this.put(encoding, inHaste[encoding as Packed](this.plain));
  }

  /** The form that is there, or that no packing would make smaller. */
  #asItIs(encoding: Encoding): Form | undefined {
    return this.#plain.body.length < fewest ? this.#plain : this.#forms.get(encoding);
  }
}

/** `until` counts like `performance.now()`, which nobody sets back. */
type Entry = {
  answer: Answer;
  version: number;
  until: number;
  /** So long it is better than none. */
  staleUntil: number;
  hits: number;
  bytes: number;
  /** Asked for since it was last spared. */
  wanted: boolean;
};

const hitsOfMany = 2;

/** When too much is asked of us, a page of some minutes ago is better than none. */
const staleMs = 600_000;

/**
 * Answers by address, valid for one data version and a short time, bounded in bytes. Only what is asked for a second time is
 * kept, and the oldest leave first that were not asked for since their turn came last: so nobody pushes out what others want
 * by asking for much.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<Answer>>();
  readonly #askedBefore = createAdmissionFilter();
  readonly #limit: number;
  readonly #oftenAsked: (answer: Answer) => void;
  #bytes = 0;
  #cleared = 0;
  hits = 0;
  /** Answers that had to be made though they may be kept. */
  misses = 0;

  /** `oftenAsked` hears once of each kept answer that is asked for again and again. */
  constructor(limitBytes: number, oftenAsked: (answer: Answer) => void = () => {}) {
    this.#limit = limitBytes;
    this.#oftenAsked = oftenAsked;
  }

  find(key: string, version: number, now = performance.now()): Answer | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.version !== version || entry.until < now) return undefined;
    entry.wanted = true;
    this.hits++;
    if (++entry.hits === hitsOfMany) this.#oftenAsked(entry.answer);
    return entry.answer;
  }

  /** One that held until lately, for when no new one can be made. */
  findStale(key: string, now = performance.now()): Answer | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.staleUntil > now ? entry.answer : undefined;
  }

  /** Makes the answer once, however many ask for it at the same time; `keepMs` 0 keeps nothing, after `holdsMs` it is not true. */
  async make(
    key: string,
    version: number,
    build: () => Promise<{ answer: Answer; keepMs: number; holdsMs?: number }>,
  ): Promise<Answer> {
    // Made since it was looked for, while this waited.
    const kept = this.find(key, version);
    if (kept) return kept;
    const shared = `${version} ${key}`;
    const under = this.#pending.get(shared);
    if (under) return under;
    this.misses++;
    const cleared = this.#cleared;
    const promise = build().then(({ answer, keepMs, holdsMs }) => {
      if (keepMs > 0 && cleared === this.#cleared) this.keep(key, version, answer, keepMs, holdsMs);
      return answer;
    });
    this.#pending.set(shared, promise);
    try {
      return await promise;
    } finally {
      this.#pending.delete(shared);
    }
  }

  /** Keeps an answer, if it is not the first time that it is asked for. */
  keep(key: string, version: number, answer: Answer, keepMs: number, holdsMs = Number.POSITIVE_INFINITY) {
    const old = this.#entries.get(key);
    if (!old && !this.#askedBefore(key)) return;
    if (old) this.#drop(key, old);
    answer.settle();
    // Twice the plain size stands for the compressed forms that follow.
    const bytes = answer.size * 2 + key.length * 2;
    if (bytes > this.#limit) return;
    for (const [oldest, value] of this.#entries) {
      if (this.#bytes + bytes <= this.#limit) break;
      if (value.wanted) this.#spare(oldest, value);
      else this.#drop(oldest, value);
    }
    const now = performance.now();
    const staleUntil = now + Math.min(keepMs + staleMs, holdsMs);
    this.#entries.set(key, { answer, version, until: now + keepMs, staleUntil, hits: 0, bytes, wanted: false });
    this.#bytes += bytes;
  }

  /** Forgets the kept answers that hold no more. */
  forget(isPast: (answer: Answer) => boolean) {
    for (const [key, entry] of this.#entries) if (isPast(entry.answer)) this.#drop(key, entry);
  }

  /** Forgets everything, and what is being made now: the chain's own facts have changed. */
  clear() {
    this.#entries.clear();
    this.#pending.clear();
    this.#bytes = 0;
    this.#cleared += 1;
  }

  /** To the end of the line, where it is seen again if nothing before it made room. */
  #spare(key: string, entry: Entry) {
    entry.wanted = false;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #drop(key: string, entry: Entry) {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  get bytes(): number {
    return this.#bytes;
  }
}
