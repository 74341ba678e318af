import { findElsewhere } from "#app/box/elsewhere.ts";
import { type NeverSold, neverSold } from "#app/inventory/never-sold.ts";
import { resolveAddress } from "#app/inventory/resolve-names.ts";
import { type PageRequest, Redirect } from "#app/page.tsx";
import { answerHref } from "#app/parts/answer-link.ts";
import { readAddress, writeAddress } from "#app/parts/ask.ts";
import type { FamilyLink } from "#app/parts/family-links.tsx";
import { fitText } from "#app/parts/fit-text.ts";
import { loadPartForm, type PartFormData } from "#app/parts/part-form.tsx";
import { spokenPart } from "#app/parts/spoken.ts";
import type { PartCaution } from "#core/part-caution.ts";
import { modelMayHave } from "#stock/cars-with-part.ts";
import { commonParts } from "#stock/common-parts.ts";
import { partCaution } from "#stock/part-facts.ts";
import {
  findFamiliesFor,
  isHighVoltage,
  listFamilies,
  listNearestFamilies,
  type PartFamily,
} from "#stock/part-families.ts";

export type FindPart = {
  form: PartFormData;
  names: readonly string[];
  /** The one part that was named. */
  family: PartFamily | undefined;
  /** What is said to whoever asked whether a part of another car fits. */
  fit: string;
  /** Several have the words. */
  several: readonly FamilyLink[];
  /** Of a car of high voltage, whose "battery" may be the one that kills. */
  caution: PartCaution | undefined;
  /** Where they may be a question about something else: the page that says what was understood. */
  question: string | undefined;
  /** The car was never sold in those years. */
  never: NeverSold | undefined;
  /** None has them. */
  nearest: readonly FamilyLink[] | undefined;
  /** Where there is most of it: pages that have an answer. */
  common: readonly { part: string; car: string; href: string }[];
};

const mostNearest = 6;
const mostSeveral = 24;
const commonModels = 12;

const idOf = (text: string | null) => (/^\d{1,9}$/.test(text ?? "") ? Number(text) : 0);

function listCommon(request: PageRequest<"findPart">, family: PartFamily | undefined): FindPart["common"] {
  const { stock, edition } = request;
  const models = [...stock.present.modelCounts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, commonModels);
  const families = family ? [family] : commonParts(stock.prices);
  return models.flatMap(([modelId], at) => {
    const part = families[at % families.length];
    const model = stock.catalog.model(modelId);
    const car = `${stock.catalog.make(model.makeId).name} ${model.name}`;
    return part && modelMayHave(stock, { family: part, modelId })
      ? [{ part: spokenPart(part.name[edition], edition), car, href: answerHref(request, stock, part, modelId) }]
      : [];
  });
}

/** A part and a model lead to their answer; until both are known, what is missing is asked for. */
export function loadFindPart(request: PageRequest<"findPart">): FindPart | Redirect {
  const { stock, edition, now } = request;
  const query = resolveAddress(request.query, stock, now) ?? request.query;
  const part = (query.get("part") ?? "").trim().slice(0, 60);
  const address = readAddress(query, stock, now);
  const model = stock.catalog.findModel(idOf(query.get("model")));
  const asked = idOf(query.get("make"));
  const modelId = model && (asked === 0 || model.makeId === asked) ? model.id : 0;
  const makeId = modelId ? (model?.makeId ?? 0) : stock.catalog.findMake(asked) ? asked : 0;
  const car = modelId && model ? `${stock.catalog.make(makeId).name} ${model.name}` : "";
  const found = part === "" ? [] : findFamiliesFor(stock.prices, part, car);
  const [only] = found.length === 1 ? found : [];
  if (only && modelId)
    return new Redirect(answerHref(request, stock, only.family, modelId, { ...address, partIds: only.partIds }), 303);
  // Whoever wrote the whole question into the first field need not take it apart, and means it more than a car chosen before.
  const elsewhere = makeId === 0 || found.length === 0 ? findElsewhere(request, part, address.place) : undefined;
  if (elsewhere?.sure) return new Redirect(elsewhere.href, 303);
  const given = { make: makeId || undefined, model: modelId || undefined, ...writeAddress(address) };
  const linkTo = (family: PartFamily, partIds: readonly number[] = []): FamilyLink => ({
    family,
    href: modelId
      ? answerHref(request, stock, family, modelId, { ...address, partIds })
      : request.href("findPart", {}, { query: { ...given, part: family.name[edition] } }),
  });
  const deadly = modelId ? found.find(({ family }) => isHighVoltage(family))?.family.kinds[0] : undefined;
  return {
    names: listFamilies(stock.prices).map(({ name }) => name[edition]),
    form: loadPartForm(stock, { part, makeId, modelId, address }),
    family: only?.family,
    fit: fitText(
      stock,
      { ...address, fit: address.aside.fit, modelIds: modelId ? [modelId] : [], parts: found },
      edition,
    ),
    several: only ? [] : found.slice(0, mostSeveral).map(({ family, partIds }) => linkTo(family, partIds)),
    caution: !only && deadly ? partCaution(stock, deadly.part.id) : undefined,
    question: elsewhere?.href,
    never: modelId ? neverSold(stock, { modelIds: [modelId], years: address.years }, edition) : undefined,
    nearest:
      part !== "" && found.length === 0
        ? listNearestFamilies(stock.prices, part, mostNearest).map((family) => linkTo(family))
        : undefined,
    common: found.length > 1 ? [] : listCommon(request, only?.family),
  };
}
