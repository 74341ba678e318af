import type { IncomingMessage } from "node:http";
import { readFields } from "#api/read-body.ts";
import type { Lead } from "#app/box/lead.ts";
import { leadAddress } from "#app/box/lead-address.ts";
import { whereTo } from "#app/box/where-to.ts";
import type { PageView } from "#app/page.tsx";
import { asSiteError } from "#core/errors.ts";
import { sourceOf } from "#core/request-body.ts";
import { holdsVin } from "#core/vin/holds-vin.ts";
import type { Matched } from "#render/match.ts";
import { Answer } from "#render/page-cache.ts";
import type { Services } from "#server/services.ts";
import type { PageId } from "#site/pages.ts";
import { resolvePlace } from "#stock/places.ts";
import { answerFormPage, errorAnswer, type PageAsk } from "./pages.ts";
import type { InTurn } from "./route.ts";

/** Where forms without script put what is typed into them. */
const typedIn: Partial<Record<PageId, { query?: readonly string[]; matrix?: readonly string[] }>> = {
  inventory: { query: ["q", "vin"] },
  inventoryResults: { query: ["vin"] },
  search: { matrix: ["s"], query: ["s"] },
  findPart: { query: ["part"] },
  partPricing: { query: ["q", "partKeyword"] },
};
const notKept = { "cache-control": "no-store" };

/** A VIN in an address is taken off it at once: the visitor goes on to its car, and nobody keeps the address. */
export function takeVinOff(services: Services, ask: PageAsk): Answer | undefined {
  // Most addresses have no room for one.
  if (ask.search.length + ask.rawPath.length < 20 || !/[?;]/.test(ask.rawPath + ask.search)) return undefined;
  const matched = findPage(services, ask);
  if (!matched) return undefined;
  const names = typedIn[matched.id];
  if (!names) return undefined;
  const query = new URLSearchParams(ask.search);
  const typed = [
    ...(names.query ?? []).flatMap((name) => query.getAll(name)),
    ...(names.matrix ?? []).map((name) => matched.matrix[name] ?? ""),
  ].find((text) => text.length <= 400 && holdsVin(text));
  if (typed === undefined) return undefined;
  const answer = goTo(services, matched, leadOf(services, typed, query.get("zip")));
  answer.route = `page:${matched.id}`;
  return answer;
}

function findPage({ match }: Services, { rawPath, origin, search }: PageAsk): Matched | undefined {
  try {
    const matched = match(rawPath, origin, search);
    if (matched.kind !== "moved") return matched.kind === "page" ? matched : undefined;
    // Where it should have been asked for.
    const { pathname, origin: there } = new URL(matched.to, origin);
    const right = match(pathname, there, "");
    return right.kind === "page" ? right : undefined;
  } catch {
    return undefined;
  }
}

function leadOf({ stock: { current } }: Services, typed: string, zip: string | null): Lead {
  return whereTo(current, typed, new Date(), resolvePlace(current, zip));
}

function goTo({ site: { addresses }, figures }: Services, { edition }: Matched, lead: Lead): Answer {
  const href: PageView["href"] = (id, ...values) => addresses.path(id, edition, ...values);
  const answer = new Answer(303, Buffer.alloc(0), { location: leadAddress(lead, "", { edition, href }), ...notKept });
  answer.counts = figures.countsOf(undefined, edition, { kind: "typed", found: true });
  return answer;
}

/** Pages whose forms send what holds a VIN by POST. */
export const takesVin = (id: PageId): boolean => id === "vin" || id in typedIn;
const sentIn = ["vin", "q", "s", "part"];

type Posted = { incoming: IncomingMessage; inTurn: InTurn };

/** A VIN sent by a form: on to its car, or the page once more with what may have been meant. Nothing is kept of it. */
export async function answerSentVin(services: Services, matched: Matched, ask: PageAsk, { incoming, inTurn }: Posted) {
  try {
    const fields = (await readFields(sourceOf(incoming), 8_192)) as Record<string, unknown> | null;
    const text = (name: string) => (typeof fields?.[name] === "string" ? fields[name].slice(0, 400) : "");
    const sent = sentIn.map(text).filter(Boolean);
    const typed = sent.find(holdsVin) ?? sent[0] ?? "";
    const lead = holdsVin(typed) ? leadOf(services, typed, text("zip")) : undefined;
    const isAsked = lead?.kind === "vin" && lead.vin.kind === "mends";
    if (lead && !isAsked) return goTo(services, matched, lead);
    const values = { vin: isAsked ? lead.vin.vin : typed, zip: text("zip") };
    const page = { ...matched, id: "vin" as const, params: {}, matrix: {} };
    return await inTurn(() =>
      answerFormPage(
        services,
        page,
        { ...ask, search: "" },
        { form: { values, errors: {}, sent: false }, extra: notKept },
      ),
    );
  } catch (thrown) {
    return inTurn(() => errorAnswer(services, asSiteError(thrown), matched.edition, ask));
  }
}
