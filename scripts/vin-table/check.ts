import type { DatabaseSync } from "node:sqlite";
import { findMake } from "./models.ts";
import type { Ask } from "./nhtsa.ts";

/**
 * The other reading of the same database, that the table is held against: no table, no shared code, plain SQL over the rows as
 * they were filed. It knows no choice of year: the VINs are made for one. Slow on purpose.
 */
const wanted = 300;
const places = "4 5 6 7 8 | 10 11 12 13 14 15 16 17".split(" ").length;
const years = "ABCDEFGHJKLMNPRSTVWXY123456789";
const anySign = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";

/** Numbers that look random and are the same each time. */
function* dice(): Generator<number> {
  for (let state = 20260312; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state;
  }
}

/** A key as a regular expression: signs, classes, digits, stars for one sign; what follows is free. */
function asPattern(key: string): RegExp | undefined {
  const body = key.toUpperCase().replaceAll("_", "").replaceAll("|", "\\|").replaceAll("#", "\\d").replaceAll("*", ".");
  return /^(\\[|d]|\.|[A-Z0-9]|\[[A-Z0-9-]+\])*$/.test(body) ? new RegExp(`^${body}`) : undefined;
}

/** Signs that must be so, a class counting a little less than one sign. */
function narrowness(key: string): number {
  let sum = 0;
  for (const [, signs, one] of key
    .toUpperCase()
    .replaceAll("_", "")
    .matchAll(/\[([^\]]+)\]|([A-Z0-9#])/g)) {
    const many = one === "#" ? 10 : signs ? spelled(signs).length : 1;
    sum += 1 - Math.min(0.9, (many - 1) / 40);
  }
  return Math.round(sum * 1e6);
}
const spelled = (signs: string) =>
  signs.replace(/(.)-(.)/g, (_, from: string, to: string) =>
    Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, at) =>
      String.fromCharCode(from.charCodeAt(0) + at),
    ).join(""),
  );

/** The remainder by eleven of the signs' values times their weights, as the regulation has it. */
function withDigit(vin: string): string {
  const value = (sign: string) => Number("0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ".indexOf(sign) % 10);
  const sum = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2].reduce(
    (total, weight, at) => total + weight * value(vin.charAt(at)),
    0,
  );
  return vin.slice(0, 8) + (sum % 11 === 10 ? "X" : sum % 11) + vin.slice(9);
}

const partsOf = (key: string) =>
  key
    .toUpperCase()
    .replaceAll("_", "")
    .match(/\[[^\]]+\]|./g) ?? [];

/** A sign that the model's key allows in each place, else the engine's, drawn where both are free. */
function fillKeys(model: string, engine: string, roll: () => number): string | undefined {
  const [parts, others] = [partsOf(model), partsOf(engine)];
  const signs = Array.from({ length: places }, (_, at) => {
    const own = parts[at] ?? "*";
    const part = own === "*" ? (others[at] ?? "*") : own;
    if (at === 5) return "|";
    const choice = part === "*" ? anySign : part === "#" ? "0123456789" : spelled(part.replace(/[[\]]/g, ""));
    return choice.charAt(roll() % choice.length);
  });
  return Math.max(parts.length, others.length) <= places ? signs.join("") : undefined;
}

const element = { make: 28, litres: 13, cubic: 11, cylinders: 9 };

/** 300 VINs made of filed patterns, and what plain SQL reads in them: vin, year, make, model, litres, cylinders. */
export function writeCheck(ask: Ask, db: DatabaseSync): string {
  const numbers = dice();
  const roll = () => (numbers.next().value as number) >>> 8;
  db.exec("create index check_by_schema on Pattern (VinSchemaId)");
  const uses =
    ask(`select w.Wmi code, w.Id maker, u.VinSchemaId schema, u.YearFrom first, coalesce(u.YearTo, 2027) last,
    (select p.Keys from Pattern p where p.VinSchemaId = u.VinSchemaId and p.ElementId = 28 order by (p.Id * 7919) % 1009, p.Id limit 1) key,
    (select p.Keys from Pattern p where p.VinSchemaId = u.VinSchemaId and p.ElementId in (9, 11, 13) order by (p.Id * 7919) % 1013, p.Id limit 1) engine
    from Wmi_VinSchema u join Wmi w on w.Id = u.WmiId
    where w.VehicleTypeId in (2, 3, 7) and length(w.Wmi) = 3 and w.Wmi not like '__9' order by u.Id`);
  const lines: string[] = [];
  for (let tries = 0; lines.length < wanted && tries < wanted * 200; tries++) {
    const { code = "", maker = "", first = "", last = "", key = "", engine = "" } = uses[roll() % uses.length] ?? {};
    const [from, to] = [Math.max(1981, Number(first)), Math.min(2025, Number(last))];
    const year = from + (roll() % Math.max(1, to - from + 1));
    let signs = key === "" || from > to ? undefined : fillKeys(key, engine, roll);
    if (!signs) continue;
    // The seventh sign tells the turn of the year's sign.
    const seventh = signs.charAt(3);
    if (/\d/.test(seventh) !== year < 2010) {
      if ([key, engine].some((one) => (partsOf(one)[3] ?? "*") !== "*")) continue;
      signs = `${signs.slice(0, 3)}${year < 2010 ? "4" : "C"}${signs.slice(4)}`;
    }
    signs = `${signs.slice(0, 6)}${years.charAt((year - 1980) % 30)}${signs.slice(7)}`;
    const vin = withDigit(`${code}${signs.slice(0, 5)}0${signs.slice(6)}`);
    if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) continue;
    const read = decode(ask, maker, signs, year);
    const make = read && findMake(read.make);
    if (read && make) lines.push([vin, year, make, read.model, read.litres, read.cylinders].join("\t"));
  }
  return `vin\tyear\tmake\tfiled_model\tlitres\tcylinders\n${lines.join("\n")}\n`;
}

function decode(ask: Ask, maker: string, signs: string, year: number) {
  const rows = ask(`select p.ElementId element, p.Keys key, p.AttributeId value from Pattern p
    join Wmi_VinSchema u on u.VinSchemaId = p.VinSchemaId
    where u.WmiId = ${Number(maker)} and u.YearFrom <= ${year} and coalesce(u.YearTo, 2027) >= ${year}
    and p.ElementId in (${Object.values(element).join(", ")})`);
  const fitting = rows.filter(({ key = "" }) => asPattern(key)?.test(signs));
  const best = (wantedElement: number) => {
    const own = fitting.filter((row) => Number(row.element) === wantedElement);
    const top = Math.max(...own.map(({ key = "" }) => narrowness(key)));
    const values = new Set(own.filter(({ key = "" }) => narrowness(key) === top).map(({ value = "" }) => value.trim()));
    return [...values];
  };
  const [model, ...others] = best(element.make);
  if (model === undefined || others.length > 0) return undefined;
  const [named] = ask(`select o.Name model, a.Name make from Make_Model p join Model o on o.Id = p.ModelId
    join Make a on a.Id = p.MakeId where p.ModelId = ${Number(model)}`);
  const litres = best(element.litres).map(Number);
  const cubic = best(element.cubic).map(Number);
  const [size] = litres.length > 0 ? litres : cubic;
  const only = litres.length + (litres.length > 0 ? 0 : cubic.length) === 1 && size !== undefined;
  const cylinders = best(element.cylinders);
  return (
    named && {
      make: named.make ?? "",
      model: named.model ?? "",
      litres: only ? (size > 30 ? size / 1000 : size).toFixed(1) : "",
      cylinders: cylinders.length === 1 ? (cylinders[0] ?? "") : "",
    }
  );
}
