import { hash } from "node:crypto";
import { BoundedMap } from "#core/bounded-map.ts";
import type { Counts } from "#core/figures.ts";
import { createAdmissionFilter } from "./admission-filter.ts";
import { type Encoding, inHaste, type Packed, withCare } from "./encodings.ts";

/** A millisecond or two of the event loop, whatever the encoding. */
const hasteAtMost = 256 * 1024;

let packing = 0;
/** With so many waiting each is served better by more bytes. */
const isCrowd = 3;
/** Whether answers are now to be packed quickly rather than small; `waiting` have yet to be made. */
export const packsInHaste = (waiting: number): boolean => waiting >= isCrowd || packing >= isCrowd;

const digestTag = (body: Buffer) => `"${hash("sha1", body, "base64url").slice(0, 20)}"`;

/** Small bytes are a piece of a slab, packed ones of their packer's buffer: whatever stays shall hold nothing else. */
function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Fewer bytes are not worth packing. */
const fewest = 256;

/** An answer in one encoding, ready to be sent; whoever sends it keeps the list of its headers here. */
export type Form = { readonly body: Buffer; readonly encoding: Encoding; headers?: string[] };

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

  constructor(status: number, body: Buffer, headers: Record<string, string>, etag = digestTag(body)) {
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
    return this.#plain.body;
  }

  ready(encoding: Encoding): Form | undefined {
    return this.#forms.get(this.packed ? "identity" : encoding);
  }

  /** Adds a form that was compressed elsewhere. */
  put(encoding: Encoding, packed: Buffer): Form {
    const form: Form = { body: alone(packed), encoding };
    this.#forms.set(encoding, form);
    return form;
  }

  /** From now on it holds its own bytes only. */
  settle() {
    for (const [encoding, { body }] of this.#forms) this.put(encoding, body);
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
};

const hitsOfMany = 2;

/** When too much is asked of us, a page of some minutes ago is better than none. */
const staleMs = 600_000;

/**
 * Answers by address, valid for one data version and a short time, bounded in bytes. Only what is asked for a second time is
 * kept.
 */
export class PageCache {
  readonly #entries: BoundedMap<string, Entry>;
  readonly #pending = new Map<string, Promise<Answer>>();
  readonly #askedBefore = createAdmissionFilter();
  readonly #oftenAsked: (answer: Answer) => void;
  #cleared = 0;
  hits = 0;
  /** Answers that had to be made though they may be kept. */
  misses = 0;

  /** `oftenAsked` hears once of each kept answer that is asked for again and again. */
  constructor(limitBytes: number, oftenAsked: (answer: Answer) => void = () => {}) {
    // Twice the plain size stands for the compressed forms that follow.
    const sizeOf = ({ answer }: Entry, key: string) => answer.size * 2 + key.length * 2;
    this.#entries = new BoundedMap({ limit: limitBytes, sizeOf });
    this.#oftenAsked = oftenAsked;
  }

  find(key: string, version: number, now = performance.now()): Answer | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.version !== version || entry.until < now) return undefined;
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
    if (!this.#entries.has(key) && !this.#askedBefore(key)) return;
    answer.settle();
    const now = performance.now();
    const staleUntil = now + Math.min(keepMs + staleMs, holdsMs);
    this.#entries.set(key, { answer, version, until: now + keepMs, staleUntil, hits: 0 });
  }

  /** Forgets the kept answers that hold no more. */
  forget(isPast: (answer: Answer) => boolean) {
    for (const [key, entry] of this.#entries) if (isPast(entry.answer)) this.#entries.delete(key);
  }

  /** Forgets everything, and what is being made now: the chain's own facts have changed. */
  clear() {
    this.#entries.clear();
    this.#pending.clear();
    this.#cleared += 1;
  }

  get bytes(): number {
    return this.#entries.size;
  }
}
