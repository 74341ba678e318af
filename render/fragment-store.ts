import { bytesOf, type Octets } from "#core/octets.ts";
import { readTemplate, type Template } from "./templates.ts";

const templatesAtMost = 2_000;
const outlinesAtMost = 2_000;

/** A slice would hold the whole page that it was cut from. */
const alone = (octets: Octets): Octets => bytesOf(octets).toString("latin1");

/** What says of a piece which styles and scripts it needs. */
const telling = / (?:class|data-island)="[^"]*"/g;
const outlineOf = (markup: Octets): string => [...new Set(markup.match(telling))].join("");

export type Piece = {
  readonly markup: Octets;
  /** Its classes and islands, each once. */
  readonly outline: string;
};

/**
 * Finished pieces of markup by key, bounded in bytes. They live in two generations: what is used while the younger one fills
 * up stays, the rest leaves with the older one.
 */
export class FragmentStore {
  #young = new Map<string, Piece>();
  #old = new Map<string, Piece>();
  #youngBytes = 0;
  #oldBytes = 0;
  readonly #templates = new Map<string, Template>();
  /** Pieces of one kind have the same. */
  readonly #outlines = new Map<string, string>();
  readonly #limit: number;

  constructor(limitBytes: number) {
    this.#limit = limitBytes / 2;
  }

  find(key: string): Piece | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.#put(key, old);
    return old;
  }

  keep(key: string, drawn: Octets): Piece {
    const piece = { markup: alone(drawn), outline: this.#outlineOf(drawn) };
    this.#put(key, piece);
    return piece;
  }

  findTemplate(key: string): Template | undefined {
    return this.#templates.get(key);
  }

  /** Of shapes there are few, whatever data there is. */
  keepTemplate(key: string, drawn: Octets): Template {
    const template = readTemplate(alone(drawn), this.#outlineOf(drawn));
    if (this.#templates.size >= templatesAtMost) this.#templates.clear();
    if (this.#limit > 0) this.#templates.set(key, template);
    return template;
  }

  /** Forgets everything: the chain's own facts have changed. */
  clear() {
    this.#young.clear();
    this.#old.clear();
    this.#templates.clear();
    this.#outlines.clear();
    this.#youngBytes = 0;
    this.#oldBytes = 0;
  }

  get bytes(): number {
    return this.#youngBytes + this.#oldBytes;
  }

  #outlineOf(markup: Octets): string {
    const outline = outlineOf(markup);
    const known = this.#outlines.get(outline);
    if (known !== undefined) return known;
    if (this.#outlines.size >= outlinesAtMost) this.#outlines.clear();
    const own = alone(outline);
    this.#outlines.set(own, own);
    return own;
  }

  #put(key: string, piece: Piece) {
    const bytes = 140 + key.length + piece.markup.length;
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
