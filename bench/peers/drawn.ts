/** A car of a list as a page shows it. */
export type DrawnCar = {
  id: string;
  classes: string;
  picture: string;
  href: string;
  year: string;
  make: string;
  named: string;
  isNew: boolean;
  body: string;
  color: string;
  engine: string;
  days: string;
  daysHere: string;
  vin: string;
  row: string;
};

/** A page of results: the cars to be drawn, and between them what is handed over as finished markup. */
export type DrawnPage = { css: string; title: string; top: string; lists: { cars: DrawnCar[]; after: string }[] };

const opens = '<ul class="cars">';

const between = (text: string, from: string, to: string): string => {
  const at = text.indexOf(from);
  if (at < 0) return "";
  const begin = at + from.length;
  return text.slice(begin, text.indexOf(to, begin));
};

function readCar(line: string): DrawnCar {
  const link = /<a href="([^"]+)">(\d+) (?:<span class="sr">([^<]*)<\/span>)?([^<]*)<\/a>/.exec(line);
  const [, href = "", year = "", make = "", named = ""] = link ?? [];
  if (!href) throw new Error(`no car could be read from ${line.slice(0, 300)}`);
  return {
    id: between(line, 'id="', '"'),
    classes: between(line, 'class="', '"'),
    picture: between(line, '<use href="', '"') || between(line, 'src="', '"'),
    href,
    year,
    make,
    named,
    isNew: line.includes('<span class="tag">'),
    body: between(line, '<p class="car__body">', "</p>"),
    color: between(line, '<p class="car__color">', "</p>"),
    engine: between(line, '<p class="car__eng">', "</p>"),
    days: between(line, '<p class="car__age">', "<"),
    daysHere: between(between(line, '<p class="car__age">', "</p>"), '<span class="sr">', "</span>"),
    vin: between(line, '<p class="car__vin">', "</p>"),
    row: between(line, '<span class="row__n">', "</span>"),
  };
}

/** Reads one of our own pages of results. */
export function readPage(html: string): DrawnPage {
  const body = between(html, "<body>", "</body>");
  const [top = "", ...lists] = body.split(opens);
  return {
    css: between(html, "<style>", "</style>"),
    title: between(html, "<title>", "</title>"),
    top,
    lists: lists.map((list) => {
      const end = list.indexOf("</ul>");
      const cars = list.slice(0, end).split("<li ").slice(1).map(readCar);
      return { cars, after: list.slice(end + "</ul>".length) };
    }),
  };
}
