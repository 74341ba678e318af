/** Strings that make careless patterns and loops go astray, by name; each at least so many characters long. */
export const hostile: Readonly<Record<string, (length: number) => string>> = {
  letters: repeat("a"),
  digits: repeat("1"),
  years: repeat("99-03,"),
  blanks: (length) => `${" ".repeat(length)}a`,
  words: repeat("civic "),
  wildcards: (length) => `${"*?".repeat(length / 2)}Z`,
  brackets: repeat("<a"),
  parentheses: repeat("(a"),
  quotes: repeat('"\'"<'),
  marks: (length) => `a${"\u0301".repeat(length)}`,
  signs: repeat("-.+/,"),
  mail: repeat("a@a.&#39"),
};

function repeat(piece: string): (length: number) => string {
  return (length) => piece.repeat(Math.ceil(length / piece.length));
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
const step = 4;
/** Milliseconds that one answer may cost more than another: a longer text may be another question. */
const floor = 3;
/** Four times the text may cost four times the work, and some for larger memory; the square would be sixteen times. */
const most = 6;
const tries = 4;

/**
 * Says where work grows faster than the text, "" when it nowhere does. Takes four times the length from 8 up to
 * `longest`. What takes too long at a glance is measured in work, by turns with the shorter text, and only what is too
 * much each time counts.
 */
export async function findGrowth(
  read: (text: string) => unknown,
  make: (length: number) => string,
  longest = 8_192,
): Promise<string> {
  let shorter = make(shortest);
  let known = Number.POSITIVE_INFINITY;
  for (let length = shortest; length <= longest; length *= step) {
    const text = make(length);
    const took = await glance(() => read(text));
    // A busy machine may have held up the one look at the shorter text, and hidden what the longer one costs.
    for (let look = 0; took > floor && look < 3; look++) known = Math.min(known, await glance(() => read(shorter)));
    if (took > floor && took > most * known) {
      const said = await compareWork(read, shorter, text);
      if (said) return said;
    }
    [shorter, known] = [text, took];
  }
  return "";
}

async function glance(run: () => unknown): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

async function compareWork(read: (text: string) => unknown, shorter: string, longer: string): Promise<string> {
  let said = "";
  for (let time = 0; time < tries; time++) {
    const [less, more] = [await workOf(() => read(shorter)), await workOf(() => read(longer))];
    if (more <= Math.max(floor, most * less)) return "";
    said = `${shorter.length} characters cost ${less} ms, ${longer.length} cost ${more} ms`;
  }
  return said;
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
