import { Marked, type Token, type Tokens } from "marked";
import { parsePageFile } from "#content/page-file.ts";
import { escapeMarkup } from "#core/escape.ts";
import { plainText } from "#core/text.ts";
import { slugOf } from "./slug.ts";

export type Section = { id: string; heading: string; html: string };
/** A heading that asks, and the words below it. */
export type Question = { question: string; answer: string };
export type Text = {
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** What stands between the lead and the first section. */
  intro: string;
  sections: Section[];
  questions: Question[];
};

/** Where a link may lead: pages, other sites, mail and telephones. `//` would be another host. */
const mayLead = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

/** Answers undefined for a link to a page that there is not (`page:safety`): its words stay, without a link. */
type FindLink = (href: string) => string | undefined;

/** Markdown in, our classes out; raw HTML in a text is shown, never run. */
function createMarked(link: FindLink) {
  const marked = new Marked();
  marked.use({
    renderer: {
      html: ({ text }) => escapeMarkup(text),
      link({ href, tokens }) {
        const to = link(href);
        const words = this.parser.parseInline(tokens);
        if (to === undefined || !mayLead.test(to)) return words;
        const outside = /^https?:/i.test(to) ? ' rel="external"' : "";
        return `<a href="${escapeMarkup(to)}"${outside}>${words}</a>`;
      },
      table({ header, rows }: Tokens.Table) {
        const cell = (c: Tokens.TableCell) => this.parser.parseInline(c.tokens);
        const head = header.map((c) => `<th scope="col">${cell(c)}</th>`).join("");
        // On a phone the rows are stacked, and each cell says its column itself.
        const named = (c: Tokens.TableCell, at: number) => {
          const column = header[at + 1];
          return `<td>${column ? `<span class="words-table__col">${cell(column)}</span>` : ""}${cell(c)}</td>`;
        };
        const body = rows
          .map(
            ([first, ...rest]) =>
              `<tr><th scope="row">${first ? cell(first) : ""}</th>${rest.map(named).join("")}</tr>`,
          )
          .join("");
        return `<table class="words-table"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
      },
    },
  });
  return marked;
}

/** Places that the page around a text has already; a section of such a name gets a number. */
const taken = ["top", "menu", "main", "cookies", "live", "section-nav", "toc"];

function freeId(wanted: string, used: string[]): string {
  let id = wanted;
  for (let n = 2; used.includes(id); n++) id = `${wanted}-${n}`;
  return id;
}

const headingOf = (token: Token | undefined) => (token?.type === "heading" ? (token as Tokens.Heading) : undefined);

/** The answer to a question is everything up to the next heading. */
function listQuestions(tokens: readonly Token[], html: (some: Token[]) => string): Question[] {
  return tokens.flatMap((token, at) => {
    const question = headingOf(token)?.text;
    if (!question?.endsWith("?")) return [];
    const next = tokens.findIndex((other, after) => after > at && headingOf(other));
    return [{ question, answer: plainText(html(tokens.slice(at + 1, next < 0 ? undefined : next))) }];
  });
}

/** Splits a file of content/pages: `title:` and `description:` lines, then the heading, the lead and the sections. */
export function parseText(source: string, link: FindLink): Text {
  const { title, description, body } = parsePageFile(source);
  const marked = createMarked(link);
  const tokens = marked.lexer(body).filter((token) => token.type !== "space");
  const html = (some: Token[]) => marked.parser(some);
  const inline = (token: Token | undefined) =>
    token && "tokens" in token ? marked.parser([{ ...token, type: "text" } as Token]).trim() : "";
  const [first, second, ...rest] = tokens;
  const hasLead = second?.type === "paragraph";
  const parts = hasLead || !second ? rest : [second, ...rest];
  const text: Text = {
    title,
    description,
    heading: headingOf(first)?.text ?? title,
    lead: hasLead ? inline(second) : "",
    intro: "",
    sections: [],
    questions: listQuestions(parts, html),
  };
  const pending: Token[] = [];
  const flush = () => {
    const last = text.sections.at(-1);
    if (last) last.html = html(pending.splice(0));
    else text.intro = html(pending.splice(0));
  };
  for (const token of parts) {
    const found = headingOf(token);
    if (found?.depth === 2) {
      flush();
      const heading = found.text;
      const id = freeId(slugOf(heading), [...taken, ...text.sections.map((section) => section.id)]);
      text.sections.push({ id, heading, html: "" });
    } else pending.push(token);
  }
  flush();
  return text;
}
