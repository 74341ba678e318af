import type { Edition } from "#core/edition.ts";
import type { YardColumns } from "#stock/columns.ts";
import { vehicleAt } from "#stock/columns.ts";
import type { Stock } from "#stock/stock.ts";
import type { StoreMatches } from "#stock/vehicles.ts";
import { storePart, vehicleJson } from "./vehicle-json.ts";

type SearchContext = { stock: Stock; edition: Edition; origin: string };
type Pieces = (Buffer | undefined)[];

const limitBytes = 20 * 1024 * 1024;
/** What a small buffer costs beside its bytes. */
const overhead = 120;

/** Cars as JSON, each written once while it is asked for; the stores not asked for the longest leave first. */
class PieceStore {
  readonly #stores = new Map<string, Map<YardColumns, Pieces>>();
  #order = new Map<Pieces, { key: string; columns: YardColumns; bytes: number }>();
  #bytes = 0;
  #seen: readonly unknown[] = [];

  /** The pieces of a store in one language, for one host. */
  of({ stock, edition, origin }: SearchContext, columns: YardColumns): Pieces {
    // A make or a store may be called otherwise now, though its cars are the same.
    if (this.#seen[0] !== stock.catalog || this.#seen[1] !== stock.chain) this.#clear([stock.catalog, stock.chain]);
    const key = edition + origin;
    const stores = this.#stores.get(key) ?? new Map<YardColumns, Pieces>();
    const pieces = stores.get(columns) ?? [];
    this.#stores.set(key, stores.set(columns, pieces));
    const entry = this.#order.get(pieces) ?? { key, columns, bytes: 0 };
    this.#order.delete(pieces);
    this.#order.set(pieces, entry);
    return pieces;
  }

  add(pieces: Pieces, row: number, piece: Buffer): void {
    const entry = this.#order.get(pieces);
    if (!entry) return;
    pieces[row] = piece;
    entry.bytes += piece.length + overhead;
    this.#bytes += piece.length + overhead;
    for (const [oldest, { key, columns, bytes }] of this.#order) {
      if (this.#bytes <= limitBytes || oldest === pieces) break;
      this.#order.delete(oldest);
      this.#stores.get(key)?.delete(columns);
      this.#bytes -= bytes;
    }
  }

  #clear(seen: readonly unknown[]): void {
    this.#seen = seen;
    this.#stores.clear();
    this.#order = new Map();
    this.#bytes = 0;
  }
}

const store = new PieceStore();

/** A store's cars of a small answer, from pieces that stand ready. */
export function addReadyVehicles(
  out: Buffer[],
  { store: yard, columns, inOrder }: StoreMatches,
  asked: SearchContext,
): void {
  const { stock, edition, origin } = asked;
  const rows = inOrder();
  const pieces = store.of(asked, columns);
  let part: string | undefined;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    let piece = pieces[row];
    if (!piece) {
      part ??= storePart(yard, edition);
      const vehicle = vehicleAt(columns, row, stock.catalog, stock.words);
      piece = Buffer.from(`,${vehicleJson(vehicle, part, edition, `${origin}/photos/`)}`);
      store.add(pieces, row, piece);
    }
    // Each piece brings the comma before it.
    out.push(at === 0 ? piece.subarray(1) : piece);
  }
}
