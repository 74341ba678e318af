import { beforeAll, describe, expect, it } from "vitest";
import { copy } from "#app/forms/copy.ts";
import type { FormState, PageRequest } from "#app/page.tsx";
import { businessDays } from "#content/business-days.ts";
import { chainFacts } from "#content/chain-facts.ts";
import { formIds, forms } from "#core/forms/forms.ts";
import { loadPageModule } from "#render/page-modules.ts";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { markupOf, pageRequest } from "./support/page-request.tsx";
import { loadSmallStock } from "./support/small-stock.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 0 });
});

type AnyPage = { load: (r: PageRequest) => unknown; Page: (data: object) => React.ReactNode };

describe.each(editionIds)("the page of a form that came without the human check, in %s", (edition) => {
  const { answerDays, carCallDays, jobReadDays } = chainFacts().rules;
  const promised = [answerDays, carCallDays, jobReadDays].map((days = 0) => businessDays(days)[edition]);

  it.each(formIds)("%s names no time in which somebody answers", async (id) => {
    const { page: pageId } = forms[id];
    const { load, Page } = (await loadPageModule(pageId)) as unknown as AnyPage;
    const said = async (state: Partial<FormState>) => {
      const asked = pageRequest(pageId, edition, { stock, now: new Date("2026-11-15T18:00:00Z") });
      const form = { values: {}, errors: {}, sent: true, ...state };
      const request = { ...asked, form, token: "t1" } as unknown as PageRequest;
      const data = (await load(request)) as object;
      return markupOf(request, <Page {...data} />);
    };
    expect(promised.some((time) => time !== "")).toBe(true);
    const proven = await said({});
    expect(promised.filter((time) => proven.includes(time))).not.toEqual([]);
    const unproven = await said({ unproven: true });
    expect(unproven).toContain(copy[edition].receivedUnproven);
    expect(promised.filter((time) => unproven.includes(time))).toEqual([]);
  });
});
