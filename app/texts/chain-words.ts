import { businessDays } from "#content/business-days.ts";
import { chainFacts } from "#content/chain-facts.ts";
import { countText } from "#core/count-text.ts";
import type { Edition, Words } from "#core/edition.ts";
import { wholeMoney } from "#core/money.ts";
import { countries } from "#core/region.ts";
import { certificateCents, pointsPerCertificate } from "#core/rewards.ts";
import { formatDay, formatMinutes, weekdayName } from "#core/time-words.ts";
import { onlyDangerousPulled } from "#core/who-pulls.ts";
import { yardWord } from "#core/yard-word.ts";
import { type ChainFigures, chainFigures, type Spread } from "#stock/chain-figures.ts";
import type { Stock } from "#stock/stock.ts";

/** Names in content/pages for what a chain's data or its own facts say; each with its words for none, one and many. */
export type ChainWords = ReturnType<typeof chainWords>;

/** "the United States", as it stands in a sentence. */
const inSentence = (country: string, edition: Edition) =>
  edition === "en" && country.endsWith("States") ? `the ${country}` : country;
const choose = (edition: Edition, es: string, en: string) => (edition === "es" ? es : en);
/** "a, b and c": as the texts write it, without a comma before the last. */
const list = (edition: Edition, names: readonly string[]) =>
  new Intl.ListFormat(choose(edition, "es-US", "en-GB"), { type: "conjunction" }).format(names);
const counted = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

function regionWords({ states, provinces }: ChainFigures, edition: Edition): string {
  const total = states.length + provinces.length;
  if (total <= 2)
    return list(
      edition,
      [...states, ...provinces].map((name: Words) => name[edition]),
    );
  const parts = [
    states.length > 0 &&
      counted(states.length, choose(edition, "estado", "state"), choose(edition, "estados", "states")),
    provinces.length > 0 &&
      counted(provinces.length, choose(edition, "provincia", "province"), choose(edition, "provincias", "provinces")),
  ];
  return list(
    edition,
    parts.filter((part) => part !== false),
  );
}

function yardWords(n: number, edition: Edition): string {
  const { one, many } = yardWord(edition);
  return counted(n, one, many);
}

function openWords({ weekdays, yards }: ChainFigures, edition: Edition): string {
  const es = edition === "es";
  const [first, last] = [weekdays?.[0], weekdays?.at(-1)];
  const run = weekdays !== null && first !== undefined && last !== undefined && last - first === weekdays.length - 1;
  if (!run) return es ? "con su propio horario" : `with hours of ${yards === 1 ? "its" : "their"} own`;
  const { o } = yardWord("es");
  const adjective = yards === 1 ? o("abierto", "abierta") : o("abiertos", "abiertas");
  if (weekdays.length === 7) return es ? `${adjective} los 7 días de la semana` : "open 7 days a week";
  const [from, to] = [weekdayName(first, edition), weekdayName(last, edition)];
  if (first === last) return es ? `${adjective} los ${from}` : `open on ${from}s`;
  return es ? `${adjective} de ${from} a ${to}` : `open ${from} through ${to}`;
}

const months = (days: number, edition: Edition) =>
  counted(Math.round(days / 30.4), choose(edition, "mes", "month"), choose(edition, "meses", "months"));
const inDays = (days: number, edition: Edition) =>
  days >= 90 ? months(days, edition) : counted(days, choose(edition, "día", "day"), choose(edition, "días", "days"));

/** "30 días"; where the yards differ, what most of them give. "" where most have not said it. */
export const timeWords = ({ usual }: Spread, edition: Edition) => (usual === null ? "" : inDays(usual, edition));

const ask = (edition: Edition) => choose(edition, "Pregunte en la caja", "Ask at the counter");

/** How long one has, also where that is no time at all, and where it is asked. */
function limits({ exchangeDays, coreDays, warrantyDays }: ChainFigures, edition: Edition) {
  const sameDay = coreDays.usual === 0;
  const core = timeWords(coreDays, edition);
  return {
    exchangeTime:
      exchangeDays.usual === 0
        ? choose(edition, "Sin cambio", "No exchange")
        : timeWords(exchangeDays, edition) || ask(edition),
    coreTime: sameDay ? choose(edition, "El mismo día", "The same day") : core || ask(edition),
    coreWithin: sameDay
      ? choose(edition, "el mismo día de la compra", "the same day")
      : core
        ? choose(edition, `en un plazo de ${core}`, `within ${core}`)
        : choose(edition, "dentro del plazo que le digan en la caja", "within the time the counter gives you"),
    warrantyTime:
      (warrantyDays.usual !== 0 && timeWords(warrantyDays, edition)) ||
      choose(edition, "el tiempo que dice su recibo", "the time on your receipt"),
  };
}

/** As it stands within a sentence: "marcha", but "EGR valve". */
const within = (name: string) => name.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

function coreLine({ coreParts }: ChainFigures, edition: Edition): string {
  const es = edition === "es";
  if (!coreParts) return es ? "Una pieza puede llevar casco." : "A part may carry a core charge.";
  const named = list(
    edition,
    coreParts.slice(0, 3).map((name) => within(name[edition])),
  );
  if (coreParts.length === 1)
    return es ? `Una pieza lleva casco: ${named}.` : `One part carries a core charge: ${named}.`;
  if (coreParts.length <= 3)
    return es ? `Estas piezas llevan casco: ${named}.` : `These parts carry a core charge: ${named}.`;
  return es
    ? `Algunas piezas llevan casco: ${named}, entre otras.`
    : `Some parts carry a core charge: ${named}, among others.`;
}

function feeLine({ environmentalFee: { rated, capped, fixed } }: ChainFigures, edition: Edition): string {
  const { one } = yardWord(edition);
  if (!rated) return choose(edition, "Es una cantidad fija en algunas piezas.", "It’s a fixed amount on some parts.");
  const share = choose(
    edition,
    `Es un porcentaje de lo que cuestan las piezas${capped ? ", con un tope" : ""}. Cada ${one} publica el suyo.`,
    `It’s a percentage of what the parts cost${capped ? ", with a cap" : ""}. Each ${one} posts its own.`,
  );
  return fixed
    ? `${share} ${choose(edition, "Algunas piezas pagan una cantidad fija.", "Some parts pay a fixed amount.")}`
    : share;
}

function admissionLine({ admissionCents: { least, most, usual, unsaid } }: ChainFigures, edition: Edition): string {
  const money = (cents: number) => wholeMoney(cents, edition);
  const es = edition === "es";
  const { one: yonke, los } = yardWord("es");
  const { one: yard, many } = yardWord("en");
  if (least === null || most === null || (usual === null && unsaid > 0))
    return choose(edition, "Pregunte en la caja cuánto cuesta la entrada.", "Ask at the counter what admission costs.");
  if (least === most && unsaid === 0) {
    if (most === 0) return es ? "La entrada al patio es gratis." : "Getting into the yard is free.";
    return es ? `La entrada cuesta ${money(most)} por persona.` : `Admission is ${money(most)} a person.`;
  }
  const own = choose(edition, `cada ${yonke} publica la suya`, `each ${yard} posts its own`);
  if (usual === 0)
    return es ? `La entrada es gratis en la mayoría de ${los}; ${own}.` : `Admission is free at most ${many}; ${own}.`;
  if (usual !== null)
    return es
      ? `La entrada cuesta ${money(usual)} por persona en la mayoría de ${los}; ${own}.`
      : `Admission is ${money(usual)} a person at most ${many}; ${own}.`;
  return es
    ? `La entrada cuesta de ${money(least)} a ${money(most)} por persona; ${own}.`
    : `Admission is ${money(least)} to ${money(most)} a person; ${own}.`;
}

function lastEntryLine({ closesBeforeMinutes: { least, most, unsaid } }: ChainFigures, edition: Edition): string {
  const es = edition === "es";
  const { one } = yardWord(edition);
  if (least === null || most === null)
    return choose(
      edition,
      "Pregunte en la caja a qué hora cierra el patio.",
      "Ask at the counter when the yard closes.",
    );
  if (most === 0 && unsaid === 0)
    return es ? "El patio y la tienda cierran a la misma hora." : "The yard and the store close together.";
  if (least === 0 || unsaid > 0)
    return es
      ? `El patio puede cerrar antes que la tienda: pregunte a qué hora en su ${one}.`
      : `The yard may close before the store: ask your ${one} when.`;
  if (least !== most)
    return es
      ? `El patio cierra antes que la tienda; cada ${one} publica a qué hora.`
      : `The yard closes before the store; each ${one} posts when.`;
  const time = formatMinutes(most, edition);
  return es ? `El patio cierra ${time} antes que la tienda.` : `The yard closes ${time} before the store.`;
}

function partsWords({ carParts, truckParts }: ChainFigures, edition: Edition): string {
  const es = edition === "es";
  const named = (count: number) => `${countText(count)} ${es ? "pieza" : "part"}${count === 1 ? "" : "s"}`;
  if (carParts + truckParts === 0) return es ? "las piezas que ya tienen precio" : "every part that has a price so far";
  if (truckParts === 0) return named(carParts);
  if (carParts === 0) return `${named(truckParts)} ${es ? "para troca o van" : "for trucks and vans"}`;
  return es
    ? `${named(carParts)} para carro y ${countText(truckParts)} para troca o van`
    : `${named(carParts)} for cars and ${countText(truckParts)} for trucks and vans`;
}

/** Where there are whole cars for sale: "en algunos yonkes". */
function sellingWords({ yards, sellingCars }: ChainFigures, edition: Edition): string {
  const { one, many } = yardWord(edition);
  const { o } = yardWord("es");
  const es = edition === "es";
  if (sellingCars === 0) return es ? "de vez en cuando" : "now and then";
  if (yards === 1) return es ? `en ${o("nuestro", "nuestra")} ${one}` : `at our ${one}`;
  if (sellingCars === 1) return es ? `en ${o("uno de nuestros", "una de nuestras")} ${many}` : `at one of our ${many}`;
  if (sellingCars < yards) return es ? `en ${o("algunos", "algunas")} ${many}` : `at some ${many}`;
  return es ? `en ${o("todos nuestros", "todas nuestras")} ${many}` : `at all our ${many}`;
}

function truckListLine({ carParts, truckParts }: ChainFigures, edition: Edition): string {
  // One part alone is no list.
  if (carParts < 2 || truckParts < 2) return "";
  return choose(edition, "Las trocas y vans tienen su propia lista.", "Trucks and vans have their own list.");
}

function formsLine(edition: Edition): string {
  const { careersForm, sellingCars, donation } = chainFacts().switches;
  const forms = 1 + [careersForm, sellingCars, donation].filter((on) => on).length;
  if (edition === "es")
    return `Hay ${counted(forms, "formulario", "formularios")}. ${forms === 1 ? "Pide" : "Cada uno pide"} lo que necesitamos para contestarle.`;
  return `There ${forms === 1 ? "is 1 form. It" : `are ${forms} forms. Each`} asks for what we need to answer you.`;
}

type CarExample = NonNullable<ReturnType<typeof chainFacts>["rules"]["carExample"]>;

function carExampleLine({ pounds, dollars, day }: CarExample, edition: Edition): string {
  const { countries: here, currency } = chainFacts();
  // Where there are two kinds of dollars, or other ones than people think of, they are named.
  const named = here.includes("CA") || currency === "CAD" ? ` ${currency}` : "";
  const [weight, paid] = [countText(pounds), countText(dollars) + named];
  const on = formatDay(day, edition, "full");
  return edition === "es"
    ? `el ${on} pagamos $${paid} por un sedán completo de ${weight} libras`
    : `on ${on} we paid $${paid} for a complete ${weight}-pound sedan`;
}

/** The words for a yes or for a no; none where neither was said. */
const either = (said: boolean | undefined, yes: string, no: string): string =>
  said === undefined ? "" : said ? yes : no;

function pointsLine(edition: Edition): string {
  const { pointsExpireMonths: end } = chainFacts().rules;
  if (end === undefined) return "";
  if (end === null) return choose(edition, "No. Los puntos no vencen.", "No. Points never expire.");
  return choose(
    edition,
    `Sí, después de ${counted(end, "mes", "meses")} sin compras.`,
    `Yes, after ${counted(end, "month", "months")} without a purchase.`,
  );
}

function factLines({ admissionCents }: ChainFigures, edition: Edition) {
  const es = edition === "es";
  const paid = (admissionCents.most ?? 0) > 0;
  const { shipsParts, rentsTools, pullsParts, carExample, answerDays, carCallDays, ...rules } = chainFacts().rules;
  const day = (on: string | undefined) => (on ? formatDay(on, edition, "full") : "");
  const inDaysOf = (days: number | undefined) => (days === undefined ? "" : businessDays(days)[edition]);
  return {
    minimumAge: String(rules.minimumAge ?? ""),
    payment: rules.payment?.[edition] ?? "",
    policiesSince: day(rules.policiesSince),
    textsReviewed: day(rules.textsReviewed),
    sizesLine: rules.partSizes?.[edition] ?? "",
    alsoSoldLine: rules.alsoSold?.[edition] ?? "",
    carPaymentLine: rules.carPayment?.[edition] ?? "",
    answerDays: inDaysOf(answerDays),
    carCallDays: inDaysOf(carCallDays),
    carExample: carExample ? carExampleLine(carExample, edition) : "",
    shippingLine: es
      ? either(shipsParts, "Mandamos piezas por paquetería: pregunte en la caja.", "No mandamos piezas por paquetería.")
      : either(shipsParts, "We ship parts: ask at the counter.", "We don’t ship parts."),
    toolsLine: es
      ? either(rentsTools, "Rentamos herramienta en la entrada.", "No rentamos herramienta: traiga la suya.")
      : either(rentsTools, "You can rent tools at the entrance.", "We don’t rent tools: bring your own."),
    pullingLine: es
      ? either(
          pullsParts,
          "Si no puede sacarla usted, pregunte en la caja quién la saca y cuánto cuesta.",
          `${onlyDangerousPulled.es} Para las demás puede venir alguien con usted${paid ? "; cada quien paga su entrada" : ""}.`,
        )
      : either(
          pullsParts,
          "If you can’t pull it yourself, ask at the counter who can and what it costs.",
          `${onlyDangerousPulled.en} For the rest, bring someone who can${paid ? "; each person pays admission" : ""}.`,
        ),
    formsLine: formsLine(edition),
    pointsLine: pointsLine(edition),
  };
}

export function chainWords(stock: Stock, edition: Edition) {
  const figures = chainFigures(stock);
  return {
    founded: String(chainFacts().founded),
    countries: list(
      edition,
      figures.countries.map((country) => inSentence(countries[country][edition], edition)),
    ),
    regions: regionWords(figures, edition),
    yards: yardWords(figures.yards, edition),
    openDays: openWords(figures, edition),
    parts: partsWords(figures, edition),
    carsWhere: sellingWords(figures, edition),
    truckListLine: truckListLine(figures, edition),
    admissionLine: admissionLine(figures, edition),
    lastEntryLine: lastEntryLine(figures, edition),
    feeLine: feeLine(figures, edition),
    coreLine: coreLine(figures, edition),
    ...limits(figures, edition),
    points: String(pointsPerCertificate),
    certificate: wholeMoney(certificateCents, edition),
    ...factLines(figures, edition),
  };
}
