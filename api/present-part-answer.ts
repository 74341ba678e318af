import type { Bill } from "#core/bill.ts";
import { roundMiles } from "#core/distance.ts";
import { currencyOf, plainMoney } from "#core/money.ts";
import type { Store } from "#core/store.ts";
import type { PartAnswer } from "#stock/answer-part.ts";
import { findPartFacts } from "#stock/part-facts.ts";
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

export function presentPartAnswer(family: PartFamily, answer: PartAnswer, call: Call): ApiPartAnswer {
  const { stock, edition, origin } = call;
  const part = answer.kind?.part;
  const facts = part && findPartFacts(stock, part.id);
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
    tools: [...(facts?.tools[edition] ?? [])],
    minutesFrom: facts?.minutes?.[0] ?? null,
    minutesTo: facts?.minutes?.[1] ?? null,
    how: facts?.how[edition] ?? "",
    check: facts?.check[edition] ?? "",
    total: answer.total,
    beyond: answer.beyond,
    yards: answer.yards.map(({ store, miles, count, price, cars }) => ({
      location: presentSlim(store),
      miles: miles === null ? null : roundMiles(miles),
      count,
      bill: price ? presentBill(price.bill, store) : null,
      cars: cars.map(({ vehicle, still }) => ({
        stillThere: still,
        vehicle: presentVehicle(vehicle, store, edition, origin),
      })),
    })),
  };
}
