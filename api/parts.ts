import * as v from "valibot";
import { plainMoney } from "#core/money.ts";
import { briefOf } from "#core/part-caution.ts";
import { defineCopy } from "#site/copy.ts";
import { partCaution } from "#stock/part-facts.ts";
import { listPrices } from "#stock/prices.ts";
import { sayLanguages } from "./document-words.ts";
import { defineEndpoint } from "./endpoint.ts";
import { findPartEndpoint } from "./find-part.ts";
import { getOpenStore, storeExample } from "./locations.ts";
import { language, shortText, storeId } from "./parameters.ts";

const price = v.pipe(v.string(), v.regex(/^\d+\.\d\d$/));
export const partShape = v.strictObject({
  itemNumber: v.string(),
  description: v.string(),
  type: v.picklist(["CAR", "PU/VAN"]),
  price,
  corePrice: price,
  totalPrice: price,
  warning: v.string(),
});
const partKeyword = shortText(
  100,
  sayLanguages((both) => ({
    es: `Palabras o sus comienzos${both ? ", en español o en inglés" : ""}, con o sin acentos, en singular o plural; perdona errores.`,
    en: `Words or their beginnings${both ? ", in Spanish or English" : ""}, with or without accents, singular or plural; forgives typos.`,
  })),
);

export const partEndpoints = [
  findPartEndpoint,
  defineEndpoint({
    path: "/parts/list/{locationID}",
    needs: "partPrices",
    summary: defineCopy({ es: (y) => `La lista de precios de ${y.un}.`, en: (y) => `The price list of ${y.a}.` }),
    params: { locationID: storeId },
    query: { language, partKeyword },
    reply: v.array(partShape),
    timeless: true,
    errors: ["not-found", "gone"],
    example: (stock) => ({
      params: { locationID: storeExample(stock, (store) => store.services.has("partpricing")).params.id },
      query: { partKeyword: "altern" },
    }),
    handle({ params, query }, { stock, edition }) {
      const store = getOpenStore(stock, params.locationID);
      return listPrices(stock, store.id, edition, { keyword: query.partKeyword }).map((part) => ({
        itemNumber: part.itemNumber,
        description: part.name[edition],
        type: part.type,
        price: plainMoney(part.priceCents),
        corePrice: plainMoney(part.coreCents),
        totalPrice: plainMoney(part.totalCents),
        warning: briefOf(partCaution(stock, part.id), edition),
      }));
    },
  }),
];
