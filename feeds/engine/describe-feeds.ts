import { feedIds, feeds } from "#feeds/feeds.ts";
import { type Columns, otherNames } from "./columns.ts";

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

function columnLines(columns: Columns): string[] {
  return Object.entries(columns).map(([name, column]) => {
    const { required, doc, example } = column;
    const others = otherNames(name, column);
    const also = others.length > 0 ? ` Also: ${others.join(", ")}.` : "";
    return `| ${name}${required ? " *" : ""} | ${cell(doc + also)} | ${example ? `\`${cell(example)}\`` : ""} |`;
  });
}

const intro = `# The files that fill the site

For the person who makes the files; no programming is needed. The page is written by the program itself
(\`npm run yonke -- feeds --markdown\`), so it is always true.

## What every file has in common
- A table, with the names of the columns in the first line; a title above them and totals anywhere are passed over. An Excel
  workbook (\`.xlsx\`: its first sheet), or CSV with comma, semicolon, tab or \`|\` between the cells; JSON and XML also work. Any
  encoding that Windows, Mac or a database writes is understood. A zip may hold one such file and its pictures.
- Capitals, blanks, accents, \`_\` and \`#\` in the names do not matter: \`Stock#\`, \`STOCK_NUMBER\` and \`Stock Number\` are the same.
  Spanish names work too.
- A column that nobody knows is passed over and named in the report. One that looks like a store, a part's number, a VIN, a stock
  number, a year or a price **stops the file** and the report says what it might be: give it that name, take it out, or say what it
  means, in the office or with \`--columns "YR=year, ARRIVAL=date_set"\`. The report tells all that is missing at once.
- **No car is published under a name that nobody knows.** Signs of yards' programs (\`TOYT\`, \`GR CHEROKEE\`) are read by the usual list,
  and shown so that somebody confirms or corrects them once; a sign of two or three letters that programs use differently is believed only
  where all models beside it in the file are of that make. A make or model that neither the catalogue nor the list knows waits: its lines are
  held back, counted and named, the others go on, and a car that was there stays as it is. The office asks what the word is: one of
  the catalogue, new (only then it is added), or to be left out. What was said holds for that yard's next files of the kind, however they
  come. Where one word names several models, the car's year decides (\`T&C\` of 2008 is a Town & Country, not a TC); where it does not, it is asked.
- Columns with a * must be filled in on every line. An **empty cell changes nothing**, and neither does a column that is absent:
  neither ever erases. What may be emptied is named in the column \`clear\` of the line (\`note_es|note_en\`).
- What visitors read is asked for in Spanish and in English. One without the other is rejected.
- A store may be named by its site (\`FW1\`), its code (\`102\`) or its name (\`Fort Worth\`).
- Dates: best \`2026-05-11\`, with or without a time behind. Also \`05/11/2026\`, \`05/11/26\`, \`05.11.26\`. Whether the month or the day
  comes first is seen from the whole file: a 25 in first place means that the day is first everywhere. Where no line tells,
  the file is refused until \`--dates day\` or \`--dates month\` does; \`05/05/2026\` needs neither. A file that mixes both is refused,
  unless the other way is a slip of a line in a hundred. A date that cannot be read loses the date, not the car.
- **A VIN whose check digit is right speaks where the file is silent, coded or odd** (no year, \`??\`, \`TYOTA\`, two makes' names mixed), by the table that
  makers filed with the government; the report lists what it filled in. A sign that it bears out is asked of nobody. Where file and VIN both speak
  plainly and differ, the file holds, and the office asks once for all cars that differ so: the VIN, the file, one by one, or leave them out; what was
  answered holds for that yard's next files. Of a VIN with a wrong sign nothing is taken, but that a nearly right word and a nearly right VIN
  bear each other out; lines of which neither says the car wait. Engine, body, doors and high voltage come from the VIN where no column says them. An I, O or Q in a VIN is read as 1 or 0 where the check digit is right then.
- Prices: \`61.99\`, \`$1,250\`, \`24,99\`, \`$24.99 ea\`. **One that is five times what it was, or a fifth, waits** for somebody to say which is right.
  In a price list a line of one word heads the lines below it (\`BODY PARTS\`: their category), and a new part without a type has one price for
  cars and pickups where the catalogue knows both.
- Hours: the opening first. A night may last until 6:00 (\`20:00-2:00\`); \`18:00-8:00\` is refused, and so is a day that is open and closed.
- Pictures lie beside the file, or in a folder below, and are named in it. They must be plain files of at most 20 MB. They are
  checked, made smaller and stripped of everything else. A picture that cannot be used is named in the report.
- A cell holds at most 32,767 characters, as in a spreadsheet; a record 1 MB and 1,000 cells; a file 2 GB.

## How to import
\`\`\`
npm run yonke -- import inventory cars.csv --preview     what would happen; writes nothing
npm run yonke -- import inventory cars.csv               does it, all or nothing
npm run yonke -- import inventory cars.csv --complete    the file names every car: the others have left
their-program | npm run yonke -- import inventory -      reads what another program writes
npm run yonke -- history                                 who imported what, and when
npm run yonke -- undo                                    takes the last import back
npm run yonke -- export inventory cars.csv               writes the file that import reads
\`\`\`
The report, in English or with \`--lang es\` in Spanish, says how many records were read, accepted, rejected, new, changed and gone, and what waits for an answer. Every rejected line is named with its
column, its value and what to do. Rejected lines do not stop the others; \`--rejects rejected.csv\` writes them all into a file with the
reason in both languages beside each: correct them there and import that file. A preview also names the first records that are new, changed or gone, and
the first cars that the file does not name. Exit status: 0 all well, 2 some lines were rejected or wait, 1 nothing was written.

The file is read and checked, and its pictures are read or fetched, before anything is locked: forms and visitors do not wait.
What is found wrong with the file as a whole ends the import with one sentence.

**Inventory and cars for sale only add and correct.** A car that the file does not name stays, and the report counts it; one that a line
itself calls sold, crushed or off the lot leaves. \`--complete\` says that the file names every car of its stores: the others have left, and are
marked so with today's date. Stores that are not in the file are not touched. Where more than a tenth of a store's cars would leave by
that, and more than five, or where the file has under half of what the middle one of the store's last five named, nothing is written until \`--leaving\` says how
many leave: \`--complete --leaving 765\`. A rejected line, or one that waits, never makes its car leave, also when its store is
misspelt: the car is known by its stock number or its VIN. One VIN under two cars is told in the report.

**A file for one store** (\`--store\`, a yard's folder, a yard's token) may be the chain's: lines that name another store are passed over and
counted in one sentence. A line whose store is empty is rejected where the file has that column, and so is one whose store nobody knows where other lines
name stores: it is nobody's. Where no line names a store of the chain, the column means something else.

**What staff set by hand in the office stays** until the file itself says something new of it: a car's row and space, that it is gone,
its photos, each amount of a price. A file that repeats what it said when they spoke changes nothing of it, however it comes (command,
watched folder, push, upload). One that says something new does not either, but the difference stands under *Today* in the office for
three days; unanswered, the staff's word stays. Once both say the same, the file rules again. A car that staff took off is brought
back by no file; photos that staff added stay before the file's. The report says how many changes were kept, and how many are asked
about. All else of the same car, and every car that nobody touched, is as the file says at once. The rule: \`feeds/engine/peace/hear.ts\`.

**Exports open in Excel as they are**: accents are right, and an apostrophe stands before what a spreadsheet would run or change
(\`'=1+1\`, \`'00123\`, \`'3-4\`). Leave it: import takes it off again.
`;

/** docs/feeds.md, from the feeds' own columns. */
export function describeFeeds(): string {
  const sections = feedIds.map((id) => {
    const feed = feeds[id];
    const lines = columnLines(feed.columns as Columns);
    return `## ${id}\n${feed.about} Sample: \`feeds/${id}/sample.csv\`.\n\n| column | what it is | example |\n|---|---|---|\n${lines.join("\n")}\n`;
  });
  return [intro, ...sections].join("\n");
}
