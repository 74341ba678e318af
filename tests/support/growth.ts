/** Strings that make careless patterns and loops go astray, by name; each at least so many characters long. */
export const hostile: Readonly<Record<string, (length: number) => string>> = {
  letters: repeat("a"),
  capitals: repeat("A"),
  digits: repeat("1"),
  years: repeat("99-03,"),
  blanks: repeat(" "),
  "blanks, then a letter": (length) => `${" ".repeat(length)}a`,
  words: repeat("civic "),
  commas: repeat(","),
  wildcards: repeat("*?"),
  "wildcards, then a letter": (length) => `${"*?".repeat(length / 2)}Z`,
  brackets: repeat("<a"),
  parentheses: repeat("(a"),
  quotes: repeat('"\'"<'),
  slashes: repeat("/"),
  marks: (length) => `a${"\u0301".repeat(length)}`,
  signs: repeat("-.+"),
  entities: repeat("&#39"),
  mail: repeat("a@a."),
};

function repeat(piece: string): (length: number) => string {
  return (length) => piece.repeat(Math.ceil(length / piece.length));
}

/** A glance: how long one run took, at the least. Only what looks wrong is measured. */
async function glanceAt(run: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 2; time++) {
    const started = performance.now();
    await run();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

/** Processor time of this thread for one run, in ms: waiting for a busy machine costs nothing. Its clock is coarse. */
async function workOf(run: () => unknown): Promise<number> {
  const enough = 60_000;
  const before = process.threadCpuUsage();
  for (let runs = 1; ; runs++) {
    await run();
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= enough) return (user + system) / runs / 1000;
  }
}

const shortest = 8;
/** Milliseconds that one answer may cost more than another: a longer text may be another question. */
const floor = 3;
/** Twice the text may cost twice the work, and some for larger memory; the square would be four times. */
const most = 2.8;
const tries = 4;

/**
 * Says where work grows faster than the text, "" when it nowhere does. Doubles the length from 8 up to `longest`. What
 * takes too long at a glance is measured in work, by turns with half of it, and only what is too much each time counts.
 */
export async function findGrowth(
  read: (text: string) => unknown,
  make: (length: number) => string,
  longest = 8_192,
): Promise<string> {
  let half = make(shortest);
  let known = await glanceAt(() => read(half));
  for (let length = shortest * 2; length <= longest; length *= 2) {
    const text = make(length);
    const took = await glanceAt(() => read(text));
    if (took > Math.max(floor, most * known)) {
      let said = "";
      for (let time = 0; time < tries; time++) {
        const [less, more] = [await workOf(() => read(half)), await workOf(() => read(text))];
        const tooMuch = more > Math.max(floor, most * less);
        said = tooMuch ? `${half.length} characters cost ${less} ms, ${text.length} cost ${more} ms` : "";
        if (!tooMuch) break;
      }
      if (said) return said;
    }
    [half, known] = [text, took];
  }
  return "";
}

/** Every way in which a reader's work grows too fast, by the kind of text. */
export async function listGrowth(read: (text: string) => unknown, longest?: number): Promise<string[]> {
  const found: string[] = [];
  for (const [name, make] of Object.entries(hostile)) {
    const growth = await findGrowth(read, make, longest);
    if (growth) found.push(`${name}: ${growth}`);
  }
  return found;
}
