import { chainFacts } from "#content/chain-facts.ts";
import type { Bill } from "#core/bill.ts";
import { roundMiles } from "#core/distance.ts";
import { hasHighVoltage, runsOnHighVoltage } from "#core/high-voltage-cars.ts";
import { currencyOf, plainMoney } from "#core/money.ts";
import { asksRecall, cautionOn, noCaution } from "#core/part-caution.ts";
import { dangerOf, dangerText } from "#core/part-dangers.ts";
import { isAtCounterOnly, pullNote } from "#core/pull-note.ts";
import { recallPages } from "#core/recall-pages.ts";
import type { Store } from "#core/store.ts";
import { whoPulls } from "#core/who-pulls.ts";
import { type PartAnswer, withoutCars } from "#stock/answer-part.ts";
import { findPartFacts, partCaution } from "#stock/part-facts.ts";
import type { PartFamily } from "#stock/part-families.ts";
import type { Call } from "./endpoint.ts";
import type { ApiPartAnswer } from "./part-answer-shape.ts";
import { presentSlim } from "./present-location.ts";
import { presentVehicle } from "./present-vehicle.ts";

const moneyOrNull = (cents: number | null) => (cents === null ? null : plainMoney(cents));

const presentBill = (bill: Bill, { country }: Store) => ({
  price: plainMoney(bill.partsCents),
  corePrice: plainMoney(bill.coresCents),
  environmentalFee: moneyOrNull(bill.environmentalCents),
  tax: moneyOrNull(bill.taxCents),
  admission: moneyOrNull(bill.admissionCents),
  totalPrice: plainMoney(bill.totalCents),
  currency: currencyOf(country),
});

/** `carName`: "Toyota Prius", which may tell that it runs on high voltage. */
export function presentPartAnswer(family: PartFamily, carName: string, found: PartAnswer, call: Call): ApiPartAnswer {
  const { stock, edition, origin } = call;
  const part = found.kind?.part;
  const facts = part && findPartFacts(stock, part.id);
  const answer = isAtCounterOnly(facts, chainFacts().rules) ? withoutCars(found) : found;
  const cars = answer.yards.flatMap((yard) => yard.cars);
  const highVoltage = hasHighVoltage(carName) || cars.some(({ vehicle }) => runsOnHighVoltage(vehicle));
  const any = part ?? family.kinds[0]?.part;
  const caution = cautionOn(any ? partCaution(stock, any.id) : noCaution, highVoltage);
  const note = pullNote(facts, caution, chainFacts().rules);
  return {
    name: family.name[edition],
    type: answer.type,
    kinds: answer.kinds.map((one) => ({ itemNumber: one.part.itemNumber, description: one.part.name[edition] })),
    itemNumber: part?.itemNumber ?? "",
    chosenBy: answer.kindBy,
    fits: (answer.sharing?.spans ?? []).map(({ modelId, from, to, why }) => {
      const model = stock.catalog.model(modelId);
      const make = stock.catalog.make(model.makeId);
      return { makeId: make.id, make: make.name, modelId, model: model.name, yearFrom: from, yearTo: to, why };
    }),
    warnings: caution.dangers.map((id) => {
      const { staffOnly = false, unsure = false } = dangerOf(id);
      return { danger: id, text: dangerText(id, chainFacts().rules)[edition], staffOnly, sure: !unsure };
    }),
    pulledBy: note?.who ?? caution.who,
    askInstead: note?.instead[edition] || whoPulls[caution.who][edition],
    recallPages: asksRecall(caution) ? recallPages.map(({ url }) => url) : [],
    notSoldHere: answer.ban?.why[edition] ?? "",
    notOnEveryCar: answer.rare?.[edition] ?? "",
    tools: [...(note?.tools[edition] ?? [])],
    minutesFrom: note?.minutes?.[0] ?? null,
    minutesTo: note?.minutes?.[1] ?? null,
    how: note?.how[edition] ?? "",
    check: facts?.check[edition] ?? "",
    total: answer.total,
    beyond: answer.beyond,
    engines: answer.engines.choices.map(({ name, count }) => ({ name, count })),
    yards: answer.yards.map(({ store, miles, count, others, price, span, cars }) => ({
      location: presentSlim(store),
      miles: miles === null ? null : roundMiles(miles),
      count,
      otherCount: others.count,
      // Where nobody knows which kind it is, none of their prices is the price.
      bill: price && !span ? presentBill(price.bill, store) : null,
      billFrom: span ? presentBill(span[0].bill, store) : null,
      billTo: span ? presentBill(span[1].bill, store) : null,
      cars: cars.map(({ vehicle, still, fit }) => ({
        fit: fit?.word ?? null,
        fitBy: fit?.by ?? null,
        stillThere: still ?? null,
        vehicle: presentVehicle(vehicle, store, edition, origin),
      })),
    })),
  };
}
