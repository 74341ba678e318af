import { escapeMarkup } from "#core/escape.ts";
import type { MailParts } from "#data/writes/followers.ts";

export type MailItem = { name: string; href: string; lines: string[]; picture: string | undefined };
export type MailBlock = {
  title: string;
  /** What the part that the title names may do to whoever takes it off. */
  warning: string | undefined;
  href: string;
  items: MailItem[];
  /** How many more there are, in words, on the list. */
  more: string | undefined;
  gone: { title: string; lines: string[] } | undefined;
};
export type Letter = {
  lang: string;
  brand: string;
  subject: string;
  title: string;
  intro: string[];
  button: { text: string; href: string } | undefined;
  blocks: MailBlock[];
  outro: string[];
  links: { text: string; href: string }[];
};

function textOf({ title, intro, button, blocks, outro, links }: Letter): string {
  const lines = [title.toUpperCase(), ...(intro.length > 0 ? ["", ...intro] : [])];
  if (button) lines.push("", `${button.text}:`, button.href);
  for (const { title: name, warning, href, items, more, gone } of blocks) {
    lines.push("", `== ${name} ==`, ...(warning ? [warning] : []));
    for (const item of items) lines.push("", item.name, ...item.lines, item.href);
    if (gone) lines.push("", gone.title, ...gone.lines.map((line) => `- ${line}`));
    if (!items.some((item) => item.href === href)) lines.push("", ...(more ? [`${more}:`] : []), href);
  }
  lines.push("", ...outro, "", "--", ...links.map(({ text, href }) => `${text}: ${href}`));
  return lines.join("\n");
}

const e = escapeMarkup;
/** Neither ink nor paper is set: the client's own, light or dark, are right. */
const style = {
  page: "margin:0;padding:16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif",
  sheet: "max-width:600px;margin:0 auto",
  brand: "margin:0 0 4px;font-weight:bold",
  title: "font-size:24px;line-height:1.2;margin:0 0 12px",
  name: "font-size:19px;line-height:1.3;margin:28px 0 8px;padding-top:12px;border-top:2px solid",
  button:
    "display:inline-block;padding:12px 20px;border:2px solid;border-radius:6px;font-weight:bold;text-decoration:none",
  warning: "margin:0 0 12px",
  item: "margin:0 0 16px",
  picture: "display:block;width:200px;height:125px;border:0;border-radius:6px;margin:0 0 6px",
  gone: "margin:0;padding-left:20px",
  foot: "margin:28px 0 0;padding-top:12px;border-top:1px solid;font-size:15px",
};

const itemHtml = ({ name, href, lines, picture }: MailItem) =>
  `<div style="${style.item}">${
    picture
      ? `<a href="${e(href)}"><img src="${e(picture)}" width="200" height="125" alt="" style="${style.picture}"></a>`
      : ""
  }<a href="${e(href)}"><b>${e(name)}</b></a><br>${lines.map(e).join("<br>")}</div>`;

const blockHtml = ({ title, warning, href, items, more, gone }: MailBlock) =>
  `<h2 style="${style.name}"><a href="${e(href)}">${e(title)}</a></h2>${
    warning ? `<p style="${style.warning}"><b>${e(warning)}</b></p>` : ""
  }${items.map(itemHtml).join("")}${
    more ? `<p><a href="${e(href)}">${e(more)}</a></p>` : ""
  }${gone ? `<p style="margin:0 0 4px"><b>${e(gone.title)}</b></p><ul style="${style.gone}">${gone.lines.map((line) => `<li>${e(line)}</li>`).join("")}</ul>` : ""}`;

function htmlOf({ lang, brand, subject, title, intro, button, blocks, outro, links }: Letter): string {
  const paragraphs = (lines: string[]) => lines.map((line) => `<p>${e(line)}</p>`).join("");
  return (
    `<!doctype html><html lang="${e(lang)}"><head><meta charset="utf-8"><title>${e(subject)}</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
    `<meta name="supported-color-schemes" content="light dark"><style>:root{color-scheme:light dark}</style></head>` +
    `<body style="${style.page}"><div style="${style.sheet}"><p style="${style.brand}">${e(brand)}</p><h1 style="${style.title}">${e(title)}</h1>${paragraphs(intro)}${
      button ? `<p><a href="${e(button.href)}" style="${style.button}">${e(button.text)}</a></p>` : ""
    }${blocks.map(blockHtml).join("")}${paragraphs(outro)}<p style="${style.foot}">${links
      .map(({ text, href }) => `<a href="${e(href)}">${e(text)}</a>`)
      .join(" · ")}</p></div></body></html>`
  );
}

/** The same letter for those who see HTML and for those who do not. */
export const writeLetter = (letter: Letter): MailParts => ({
  subject: letter.subject,
  body: textOf(letter),
  html: htmlOf(letter),
});
