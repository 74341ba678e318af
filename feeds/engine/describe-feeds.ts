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
- A table, with the names of the columns in the first line; a title above them and a total below are passed over. An Excel
  workbook (\`.xlsx\`: its first sheet), or CSV with comma, semicolon, tab or \`|\` between the cells; JSON and XML also work. Any
  encoding that Windows, Mac or a database writes is understood. A zip may hold one such file and its pictures.
- Capitals, blanks, accents, \`_\` and \`#\` in the names do not matter: \`Stock#\`, \`STOCK_NUMBER\` and \`Stock Number\` are the same.
  Spanish names work too.
- A column that nobody knows is passed over and named in the report. One that looks like a store, a part's number, a VIN, a stock
  number or a price **stops the file** and the report says what it might be: give it that name, or take it out.
- Columns with a * must be filled in on every line. An **empty cell changes nothing**, and neither does a column that is absent:
  neither ever erases. What may be emptied is named in the column \`clear\` of the line (\`note_es|note_en\`).
- What visitors read is asked for in Spanish and in English. One without the other is rejected.
- A store may be named by its site (\`FW1\`), its code (\`102\`) or its name (\`Fort Worth\`).
- Dates: best \`2026-05-11\`, with or without a time behind. Also \`05/11/2026\`, \`05/11/26\`, \`05.11.26\`. Whether the month or the day
  comes first is seen from the whole file: a 25 in first place means that the day is first everywhere. Where no line tells,
  the file is refused until \`--dates day\` or \`--dates month\` does; \`05/05/2026\` needs neither. A file that mixes both is refused,
  unless the other way is a slip of a line in a hundred, which is rejected.
- Hours: the opening first. A night may last until 6:00 (\`20:00-2:00\`); \`18:00-8:00\` is refused, and so is a day that is open and closed.
- Pictures lie beside the file, or in a folder below, and are named in it. They must be plain files of at most 20 MB. They are
  checked, made smaller and stripped of everything else. A picture that cannot be used is named in the report.
- A cell holds at most 32,767 characters, as in a spreadsheet; a record 1 MB and 1,000 cells; a file 2 GB.

## How to import
\`\`\`
npm run yonke -- import inventory cars.csv --preview     what would happen; writes nothing
npm run yonke -- import inventory cars.csv               does it, all or nothing
their-program | npm run yonke -- import inventory -      reads what another program writes
npm run yonke -- history                                 who imported what, and when
npm run yonke -- undo                                    takes the last import back
npm run yonke -- export inventory cars.csv               writes the file that import reads
\`\`\`
The report, in English or with \`--lang es\` in Spanish, says how many records were read, accepted, rejected, new, changed and gone. Every rejected line is named with its
column, its value and what to do. Rejected lines do not stop the others; \`--rejects rejected.csv\` writes them all into a file with the
reason in both languages beside each: correct them there and import that file (inventory and cars for sale: correct them in the whole file, for what
is not in a file has left). A preview also names the first records that are new, changed or gone. Exit status: 0 all well, 2 some lines were rejected, 1 nothing was written.

The file is read and checked, and its pictures are read or fetched, before anything is locked: forms and visitors do not wait.
What is found wrong with the file as a whole ends the import with one sentence.

**Inventory and cars for sale are snapshots of their stores**: a car that is not in the file has left, and is marked so with
today's date. Stores that are not in the file are not touched. A file with less than half of a store's cars is refused, since it
is probably cut off; \`--allow-shrink\` says that it is right. A rejected line never makes its car leave, also when its store is
misspelt: the car is known by its stock number or its VIN. One VIN under two cars is told in the report.

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
