import { type PartType, partTypes } from "#core/part.ts";
import { type Job, jobShape, wantStates } from "./book.ts";

/** What stands after the # of a list's address: a version, then the list, packed. It never reaches a server. */
const version = "1.";
/** What a message and an address still carry. */
export const longestLink = 8_000;
/** Far more than a full list: a few letters must not become a flood. */
const mostText = 400_000;

const types = Object.keys(partTypes) as PartType[];

/** As short as it can be said: values in their order, without names. */
const pack = ({ name, people, plus, stops }: Job) => [
  name,
  people,
  plus ? 1 : 0,
  stops.map(({ store, yard, car, note, wants }) => [
    store,
    yard,
    car
      ? [
          car.id,
          car.key,
          car.name,
          car.row,
          car.section,
          car.space,
          car.style,
          car.color,
          car.since,
          car.highVoltage ? 1 : 0,
        ]
      : 0,
    note,
    wants.map((want) => [
      want.part,
      want.name.es,
      want.name.en,
      types.indexOf(want.type),
      want.priceCents,
      want.coreCents,
      want.environmentalCents,
      want.warrantyCents,
      want.seen,
      want.n,
      want.note,
      wantStates.indexOf(want.state),
    ]),
  ]),
];

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Whatever it holds; its shape says afterwards whether it is a list. */
function unpack(packed: unknown): unknown {
  const [name, people, plus, stops] = list(packed);
  return {
    id: 1,
    name,
    people,
    plus: plus === 1,
    stops: list(stops).map((stop) => {
      const [store, yard, car, note, wants] = list(stop);
      const [id, key, carName, row, section, space, style, color, since, high] = list(car);
      return {
        store,
        yard,
        car:
          car === 0
            ? null
            : { id, key, name: carName, row, section, space, style, color, since, highVoltage: high === 1 },
        note,
        wants: list(wants).map((want) => {
          const [part, es, en, type, priceCents, coreCents, environmentalCents, warrantyCents, seen, n, said, state] =
            list(want);
          return {
            part,
            name: { es, en },
            type: types[Number(type)],
            ...{ priceCents, coreCents, environmentalCents, warrantyCents, seen, n },
            note: said,
            state: wantStates[Number(state)],
          };
        }),
      };
    }),
  };
}

async function readAll(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    parts.push(next.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const through = (bytes: Uint8Array, change: ReadableWritablePair<Uint8Array, BufferSource>, most: number) =>
  readAll(new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(change), most);

/** The list as it stands behind the # of an address. */
export async function writeLink(job: Job): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(pack(job)));
  const packed = await through(text, new CompressionStream("deflate-raw"), mostText);
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return version + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export type ReadLink = { job: Job } | { trouble: "long" | "broken" };

/** A list that somebody sent, or anything else that stands there: a sentence for what is no list, never an error. */
export async function readLink(fragment: string): Promise<ReadLink> {
  if (fragment.length > longestLink) return { trouble: "long" };
  if (!/^1\.[\w-]+$/.test(fragment)) return { trouble: "broken" };
  try {
    const letters = atob(fragment.slice(version.length).replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const bytes = await through(packed, new DecompressionStream("deflate-raw"), mostText);
    const job = jobShape(unpack(JSON.parse(new TextDecoder().decode(bytes))));
    return job.stops.length > 0 ? { job } : { trouble: "broken" };
  } catch (thrown) {
    return { trouble: thrown instanceof RangeError ? "long" : "broken" };
  }
}
