import type { Columns } from "./columns.ts";
import { feedIds, feeds } from "./feeds.ts";

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

function columnLines(columns: Columns): string[] {
  return Object.entries(columns).map(([name, { required, doc, example, aliases = [] }]) => {
    const also = aliases.length > 0 ? ` Also: ${aliases.join(", ")}.` : "";
    return `| ${name}${required ? " *" : ""} | ${cell(doc + also)} | ${example ? `\`${cell(example)}\`` : ""} |`;
  });
}

const intro = `# The files that fill the site

For the person who makes the files; no programming is needed. The page is written by the program itself
(\`npm run yonke -- feeds --markdown\`), so it is always true.

## What every file has in common
- A table saved as CSV, with the names of the columns in the first line. Comma, semicolon, tab or \`|\` between the cells; JSON
  and XML also work. Any encoding that Windows, Mac or a database writes is understood.
- Capitals, blanks, \`_\` and \`#\` in the names do not matter: \`Stock#\`, \`STOCK_NUMBER\` and \`Stock Number\` are the same.
- Columns with a * must be filled in on every line. An **empty cell changes nothing**; it never erases.
- What visitors read is asked for in Spanish and in English. One without the other is rejected.
- A store may be named by its site (\`FW1\`), its code (\`102\`) or its name (\`Fort Worth\`).
- Dates: \`2026-05-11\`, \`05/11/2026\`, \`05/11/26\`, \`05.11.26\`, with or without a time behind. The month comes first.
- Pictures lie beside the file and are named in it. They are checked, made smaller and stripped of everything else.

## How to import
\`\`\`
npm run yonke -- import inventory cars.csv --preview     what would happen; writes nothing
npm run yonke -- import inventory cars.csv               does it, all or nothing
npm run yonke -- history                                 who imported what, and when
npm run yonke -- undo                                    takes the last import back
npm run yonke -- export inventory cars.csv               writes the file that import reads
\`\`\`
The report says how many records were read, accepted, rejected, new, changed and gone. Every rejected line is named with its
column, its value and what to do. Rejected lines do not stop the others. Exit status: 0 all well, 2 some lines were rejected, 1 nothing was written.

**Inventory and cars for sale are snapshots of their stores**: a car that is not in the file has left, and is marked so with
today's date. Stores that are not in the file are not touched. A file with less than half of a store's cars is refused, since it
is probably cut off; \`--allow-shrink\` says that it is right. A rejected line never makes its car leave.
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
