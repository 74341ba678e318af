import { readTemplate, type Template } from "./templates.ts";

const templatesAtMost = 2_000;

/** A slice would hold the whole page that it was cut from. */
const alone = (piece: string) => Buffer.from(piece).toString();

/**
 * Finished pieces of markup by key, bounded in bytes. They live in two generations: what is used while the younger one fills
 * up stays, the rest leaves with the older one.
 */
export class FragmentStore {
  #young = new Map<string, string>();
  #old = new Map<string, string>();
  #youngBytes = 0;
  #oldBytes = 0;
  readonly #templates = new Map<string, Template>();
  readonly #limit: number;

  constructor(limitBytes: number) {
    this.#limit = limitBytes / 2;
  }

  find(key: string): string | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.#put(key, old);
    return old;
  }

  keep(key: string, piece: string) {
    this.#put(key, alone(piece));
  }

  findTemplate(key: string): Template | undefined {
    return this.#templates.get(key);
  }

  /** Of shapes there are few, whatever data there is. */
  keepTemplate(key: string, markup: string): Template {
    const template = readTemplate(alone(markup));
    if (this.#templates.size >= templatesAtMost) this.#templates.clear();
    if (this.#limit > 0) this.#templates.set(key, template);
    return template;
  }

  /** Forgets everything: the chain's own facts have changed. */
  clear() {
    this.#young.clear();
    this.#old.clear();
    this.#templates.clear();
    this.#youngBytes = 0;
    this.#oldBytes = 0;
  }

  get bytes(): number {
    return this.#youngBytes + this.#oldBytes;
  }

  #put(key: string, piece: string) {
    const bytes = 100 + key.length + piece.length;
    if (bytes > this.#limit) return;
    if (this.#youngBytes + bytes > this.#limit) {
      this.#old = this.#young;
      this.#oldBytes = this.#youngBytes;
      this.#young = new Map();
      this.#youngBytes = 0;
    }
    if (!this.#young.has(key)) this.#youngBytes += bytes;
    this.#young.set(key, piece);
  }
}
