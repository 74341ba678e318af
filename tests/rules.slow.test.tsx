import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Head, PageRequest } from "#app/page.tsx";
import { parseChain } from "#content/chain/read-chain.ts";
import { chainFacts, chainFolder, keepChain } from "#content/chain-facts.ts";
import { receiptOf } from "#content/receipts.ts";
import type { RuleValues } from "#content/rules/rules-schema.ts";
import { type RuleId, ruleIds, ruleOf } from "#content/rules/table.ts";
import { formIds } from "#core/forms/forms.ts";
import { isYard } from "#core/store.ts";
import { loadPageModule } from "#render/page-modules.ts";
import { type Edition, editionIds } from "#site/editions.ts";
import { hasPage, type PageId, pageIds } from "#site/pages.ts";
import type { Stock } from "#stock/stock.ts";
import { makeFacts } from "../cli/init/facts.ts";
import { loadDemoStock } from "./support/demo-stock.ts";
import { listParams } from "./support/page-params.ts";
import { markupOf, pageRequest } from "./support/page-request.tsx";

/**
 * How a rule reads, in Spanish or in English: what no page may say of a chain that has not said it. A new rule does not
 * compile without its own.
 */
const reads: Record<RuleId, RegExp> = {
  minimumAge:
    /\d\d años (?:o más|en adelante)|\d\d or older|menos de \d\d años|under \d\d\b|menores de \d\d|\d\d and older|\b\d\d\+/,
  childrenWait: /dónde puedan esperar|esperar en la tienda|nowhere for them|wait in the store/,
  veteransFree: /[Vv]eteran[os]+ (?:entran|get in)/,
  waiver: /carta responsiva|waiver|Firme la carta/,
  noPets: /mascotas|\bpets\b/i,
  noAlcohol: /alcohol/i,
  noSmoking: /[Nn]o se fuma|>Fumar|\bFumar o|[Ss]moking/,
  mayTurnAway: /negar(?:le)? la entrada|podemos pedir que salga|turn away|ask anyone who breaks/,
  handTools: /herramienta de mano|[Hh]and tools/,
  boxesChecked: /[Rr]evisamos (?:cada|su|las) caja|Enseñe su caja|check (?:every |tool)|[Oo]pen your box/,
  noJacks: /\b[Gg]atos\b|\b[Jj]acks\b/,
  noTorches: /[Ss]opletes|[Tt]orches/,
  oldPartOutside:
    /pieza vieja no entra|Llevar su pieza vieja|Deje su pieza vieja|>Su pieza vieja<|old part (?:doesn’t|stays)|Carrying your old part|Leave your old part at/,
  onStands: /ya est[áa]n? sobre bases|[Pp]onemos[^.]* sobre bases|already on stands|set the cars? on/,
  rentsTools: /[Rr]entamos herramienta|rent tools/,
  pullsParts: /personal no saca|quién la saca|staff doesn’t pull|who can and what/,
  payment: /(?:Aceptamos|Se paga con|^Con) \w+ y tarjeta|efectivo y tarjeta|cash and cards/,
  takesChecks: /cheques personales|personal checks/i,
  sameEverywhere: /Son iguales en (?:todos|todas)|the same at every/,
  listPrice: /precio de la lista de ese día|price on that day’s list|that day’s list price/,
  offerDated: /hasta qué día vale|toda cotización tiene fecha|good through|offer has a date/,
  towsCars: /vamos por él|or we tow/,
  checksOwner: /[Rr]evisamos el título|[Ww]e check the title/,
  donationMoney: /dinero es para la org|recibe lo que se pague|money goes to the|gets what the car/,
  favorsYou: /favorece|favors you/,
  notBackwards: /lo que pasó antes|came before it/,
  lowerPrice: /el más bajo|the lower one/,
  admissionKept: /(?:No se devuelve|don’t refund it)\.\s*<\/li>/,
  feeKept: /(?:No se devuelve|don’t refund it)\.\s*<\/p>/,
  shipsParts: /paquetería|[Ww]e (?:don’t )?ship/,
  holdsParts:
    /[Nn]o apartamos|No se aparta ningún|No podemos apartar|Apartamos piezas|[Ww]e (?:don’t|can’t) hold|[Ww]e hold parts/,
  coreBack:
    /en efectivo en la caja|regresa en efectivo|misma tarjeta|in cash at the counter|deposit back in cash|same card|back in cash/,
  coreWaived: /no paga casco|pay no core|don’t pay the core/,
  coreReceipt: /no podemos regresar el casco|can’t return the core/,
  partSizes: /va por el carro|goes by the car/,
  alsoSold: /vendemos aceite|sell oil|segunda mano y líquidos|thrift items and fluids/,
  exchangeAnywhere:
    /, en cualquiera de (?:nuestros|nuestras)|, at any of our|(?<!(?:Con|With) Warranty Plus<\/span>)(?:En cualquier (?:yonke|yarda)|At any (?:yard|salvage))/,
  paintMark: /marca de pintura|La pintura|paint mark|’s paint/,
  creditOrPart: /(?:sin|without) Warranty Plus<\/th>(?:(?!<tr>)[\s\S])*(?:Pieza igual|Matching part)/,
  cashBack: /No se devuelve dinero|regresamos su dinero|Efectivo por la pieza|cash back|money back|Cash for the part/,
  noLabor: /[Mm]ano de obra|\b[Ll]abor\b/,
  tiresNoAir: /no guarda el aire|motivo de cambio|won’t hold air|reason for an exchange/,
  openedStay: /abierta o modificada|opened up or modified/,
  creditNotCash: /vale de tienda no se cambia|[Ss]tore credit can’t/,
  otherAsIs: /segunda mano o líquido|Thrift item or/,
  cameras: /[Hh]ay cámaras|are cameras/,
  firstAid: /[Bb]otiquín|[Ff]irst-aid/,
  wheelbarrows: /[Cc]arretillas|[Ww]heelbarrows/,
  hoists: /\(pluma\)|[Hh]oists?\b/,
  testsBatteries: /[Pp]robamos las bater|ya probada|test batteries|test it and/,
  speaksBoth: /sitio y en la caja|en la caja, en español|and at (?:the|many) counter|counter, in Spanish/,
  batteryOut: /La batería va a|The battery goes/,
  fluidsOut: /[Ss]acamos los líquidos|Sacamos la gasolina|drain the/,
  recycles: /salen por separado|go out separately|máquina cerrada|mercurio que traen|closed machine|mercury switches/,
  answerDays:
    /Contestamos en|Le llamamos en [^.]*la grúa|We’ll call you within|[Ll]e respondemos(?:,| en)|We answer within|[Ww]e’ll answer/,
  jobReadDays: /[Ll]eemos su solicitud|Si hay un puesto|read your application|If there’s a job/,
  carCallDays: /Le llamamos en|Un comprador le|call you back|[Aa] buyer (?:will|gives|makes)/,
  carExample: /sedán completo de|-pound sedan/,
  carPayment: /Pagamos con cheque|We pay by check/,
  buysDead:
    /chocados o parados|ande o no ande|anden o no|aunque no encienda|running or not|won’t start, has parts|doesn’t start/,
  buysKinds: /Camiones pesados|Heavy trucks/,
  paidAtHandOver: /al entregar(?:lo)?\b[^.]*(?:papeles|\.)|when you hand (?:over|it)/,
  metals: /hierro y cobre|iron and copper/,
  carsAsIs: /(?<!sitio )como están?(?![\wó])|(?<!site )\b[Aa]s is\b/,
  carRemovalDays: /días después de pagarlo|days after you pay/,
  carDrive: /Se prueba en el patio|try it in the yard/,
  carFees: /impuesto de su estado\.|your state’s tax\./,
  carSmog: /prueba de emisiones la hace|smog check is up/,
  freePickup:
    /recogemos gratis|grúa\. Es gratis\.|Nada, si la grúa|pick it up for free|truck\. It’s free\.|Nothing, as long|SUVs?, (?:anden|running)|el día de la grúa|visita de la grúa|day for the tow|visit from the tow/,
  warrantyAnywhere:
    /no solo en (?:el|la) que le vendió|not only the one|a cualquier (?:yonke|yarda)|to any (?:yard|salvage)/,
  warrantyCredit:
    /con Warranty Plus[^|]{0,200}Pieza igual|with Warranty Plus[^|]{0,200}Matching part|vale de tienda por lo que pagó|store credit for what/,
  warrantyCores:
    /Casco de una pieza con|Core charge of a part with|traer la pieza vieja y que|bring back the old part and/,
  warrantyLimits: /Qué no cubre|What it doesn’t cover/,
  warrantyWhenBuying: /se paga una sola vez|agregar después|you pay once|add it later/,
  warrantyClock: /desde la primera compra|from the first purchase/,
  rewardsTerms: /350 (?:puntos|points)|juntar 350|reach 350/,
  pointsFrom: /Compras de mayoreo|Wholesale purchases/,
  cardFree: /tarjeta es gratis|card is free/,
  memberEvents: /Eventos exclusivos|Exclusive events/,
  certificateNotCash: /valor en efectivo|no cash value|No cash value/,
  pointsExpireMonths: /puntos vencen|puntos no vencen|points expire|Points never/,
  policiesSince: /políticas valen desde|policies have been in effect/,
  textsReviewed: /1 de octubre de 2026|October 1, 2026/,
};
/** What else must be said for a rule to be of any use. */
const besides: Partial<Record<RuleId, RuleValues>> = {
  childrenWait: { minimumAge: 12 },
  onStands: { noJacks: true },
  testsBatteries: { recycles: true, batteryOut: true },
  batteryOut: { recycles: true },
  fluidsOut: { recycles: true },
  coreWaived: { warrantyCores: true },
  alsoSold: { warrantyLimits: true },
  ...Object.fromEntries(
    ruleIds.filter((id) => ruleOf(id).needs === "rewards").map((id) => [id, { rewardsTerms: true }]),
  ),
};
/** In the same words: thrift items are sold as is, as whole cars are; Warranty Plus covers no labor either. */
const twins: Partial<Record<RuleId, RuleId>> = { carsAsIs: "otherAsIs", noLabor: "warrantyLimits" };
/** Where words of a rule are of something else: a search's own text, the wear of a tire, a car's title. */
const elsewhere: readonly PageId[] = [
  ...[
    "search",
    "apiDocs",
    "sitemapSeo",
    "pageNotFound",
    "inventoryResults",
    "locationResults",
    "partAnswer",
    "event",
    "myList",
  ],
] as PageId[];

const now = new Date("2026-11-15T18:00:00Z");
const shipped = chainFolder();
let stock: Stock;
/** Where nothing is pulled, and metal is bought. */
let metalsSite: Record<string, string>;
beforeAll(async () => {
  const demo = await loadDemoStock("2026-11-15");
  // What the chain itself uploaded, and what its yards' own file says, it has said.
  const stores = demo.chain.stores.map((store) => ({ ...store, info: { es: "", en: "" } }));
  const storeById = new Map(stores.map((store) => [store.id, store]));
  const campaigns = { ...demo.campaigns, events: [], promos: [], slides: [], sidebarArt: [] };
  stock = { ...demo, chain: { ...demo.chain, stores, storeById }, campaigns };
  const metals = stores.find((store) => store.active && !isYard(store));
  metalsSite = { id: String(metals?.id), slug: metals?.slug ?? "" };
});
afterAll(() => keepChain(shipped));

const say = (rules: RuleValues, from = shipped.facts) => keepChain({ ...shipped, facts: { ...from, rules } });
type AnyPage = {
  load: (request: PageRequest) => unknown;
  head: (data: unknown, request: PageRequest) => Head;
  Page: (data: object) => React.ReactNode;
  list?: (stock: Stock) => Iterable<Record<string, string>>;
};
const params = new Map<PageId, Record<string, string>>();

/** A page as its reader has it, its title and description too. */
async function read(id: PageId, edition: Edition, at?: Record<string, string>): Promise<string> {
  const page = (await loadPageModule(id)) as unknown as AnyPage;
  const known = at ?? params.get(id) ?? listParams(id, page, stock, edition)[0] ?? {};
  if (!at) params.set(id, known);
  const request = pageRequest(id, edition, { stock, now, params: known });
  const data = (await page.load(request)) as object;
  const { title, description } = page.head(data, request);
  const html = markupOf(request, <page.Page {...data} />);
  return `${title} ${description} ${html}`
    .replace(/<!-- -->/g, "")
    .replace(/<(?:style|script)[\s\S]*?<\/(?:style|script)>/g, "");
}

/** Sentences of rules on the pages that a chain has. */
async function saidOn(id: PageId, edition: Edition, rules: readonly RuleId[]): Promise<string[]> {
  if (!hasPage(chainFacts().switches, id)) return [];
  const text = await read(id, edition, rules.join() === "metals" ? metalsSite : undefined);
  return rules.flatMap((rule) => {
    const found = reads[rule].exec(text);
    return found ? [`${rule}: …${text.slice(Math.max(0, found.index - 60), found.index + 60)}…`] : [];
  });
}

/** What a form's answer may say only where its days are said. */
const promise = /undefined|\d|hábil|business|le llamamos|[Ll]e responde|[Ll]eemos|[Ww]e’ll|will get back|grúa|tow/;
const shown = pageIds.filter((id) => !elsewhere.includes(id));
/** What a chain must be asked: everything else has an answer of its own, or is not said. */
const fewest = {
  name: "Dos Cactus",
  founded: "2004",
  "time-zone": "America/Phoenix",
  phone: "(602) 555-0120",
  "tagline-es": "Sáquela usted.",
  "tagline-en": "Pull it yourself.",
};

describe.each(editionIds)("a chain made of the fewest answers, in %s", (edition) => {
  beforeAll(() => {
    const { rules, ...facts } = parseChain(JSON.stringify(makeFacts({}, fewest)), "chain.json");
    // Its services are on, all of them: what is unsaid is unsaid there too.
    say(rules, { ...facts, rules, switches: shipped.facts.switches });
  });
  afterAll(() => keepChain(shipped));

  it.each(shown)("says no rule that it did not give, on %s", async (id) => {
    expect(chainFacts().rules).toEqual({});
    expect(await saidOn(id, edition, ruleIds)).toEqual([]);
  });

  it("promises no day in what it mails to those who sent a form", () => {
    for (const form of formIds) expect(receiptOf(form).next[edition]).not.toMatch(promise);
  });
});

describe.each(ruleIds)("the rule %s", (id) => {
  afterAll(() => keepChain(shipped));
  const { example } = ruleOf(id);
  const pages = ruleOf(id).pages.filter((page) => !elsewhere.includes(page));

  it.each(editionIds)("stands where the table says, once it is said (%s)", async (edition) => {
    say({ ...besides[id], [id]: example } as RuleValues);
    const missing: PageId[] = [];
    for (const page of pages) if ((await saidOn(page, edition, [id])).length === 0) missing.push(page);
    expect(missing).toEqual([]);
  });

  it.each(editionIds)("is not said where everything else is (%s)", async (edition) => {
    const twin = twins[id] ?? id;
    const all = ruleIds
      .filter((other) => other !== id && other !== twin)
      .map((other) => [other, ruleOf(other).example]);
    say(Object.fromEntries(all) as RuleValues);
    for (const page of pages) expect(await saidOn(page, edition, [id])).toEqual([]);
  });
});

/** These repeat the words of all pages, or are no page of the chain's. */
const ofAll: readonly PageId[] = ["search", "apiDocs", "sitemapSeo", "pageNotFound"];
/** A part whose kinds are told apart by size and that is pulled without the battery, and one without the fluids. */
const asked: Partial<Record<PageId, Record<string, string>[]>> = {
  partAnswer: ["alternador", "radiador"].map((part) => ({ part, model: "honda-civic" })),
};
/** Of these nothing is on hand here; and whether there is a page of points, every link to it says. */
const notOnHand: readonly PageId[] = ["locationResults", "event"];
const ofLinks: readonly RuleId[] = ["rewardsTerms"];

describe("the office is told every page where a rule is read", () => {
  afterAll(() => keepChain(shipped));
  const ofPage = (id: PageId) => ruleIds.filter((rule) => ruleOf(rule).pages.includes(id));
  const saidOf = (ids: readonly RuleId[]) =>
    Object.fromEntries(ids.map((id) => [id, ruleOf(id).example])) as RuleValues;

  it.each(pageIds.filter((id) => ![...ofAll, ...notOnHand].includes(id)))(
    "%s changes with none but its own rules",
    async (id) => {
      const others = ruleIds.filter((rule) => ![...ofPage(id), ...ofLinks].includes(rule));
      const withOthers = async (more: readonly RuleId[]) => {
        say(saidOf([...ofPage(id), ...ofLinks, ...more]));
        return (await Promise.all((asked[id] ?? [undefined]).map((at) => read(id, "es", at)))).join();
      };
      const own = await withOthers([]);
      const unlisted: RuleId[] = [];
      if ((await withOthers(others)) !== own)
        for (const rule of others) if ((await withOthers([rule])) !== own) unlisted.push(rule);
      expect(unlisted).toEqual([]);
    },
  );
});
