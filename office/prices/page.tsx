import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import type { Option } from "#app/ui/options.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import { notFound } from "#core/errors.ts";
import { formatMoney, plainMoney } from "#core/money.ts";
import { type PricedPart, partTypes } from "#core/part.ts";
import type { Edition } from "#site/editions.ts";
import { listPricedParts, listPrices } from "#stock/prices.ts";
import { may } from "../access.ts";
import { type EditGroup, valuesOf } from "../edit/edit-field.ts";
import { inLanguages, valuesInLanguages } from "../edit/in-languages.ts";
import { filled, takeEdit } from "../edit/take-edit.ts";
import { OneThing, type OneThingProps, oneThing, type ThingLine, ThingList } from "../edit/thing-list.tsx";
import { definePage, demand, type StaffRequest, storesFor, useOffice } from "../page.tsx";
import { copy } from "./copy.ts";
import "#office/leads/leads.css";

type Listed = {
  title: string;
  yards: Option[];
  yard: string;
  text: string;
  found: number;
  lines: ThingLine[];
};

const shown = 30;
/** Of the chain's own list. */
const chainYard = "0";

/** The list that is looked at: a yard's, or the chain's for its owner. */
function yardOf(request: StaffRequest, asked: string | null): number | "chain" {
  const { staff } = request;
  const stores = storesFor(request, "prices.see");
  if (may(staff, "prices", "chain") && (asked === chainYard || stores.length === 0)) return "chain";
  const find = (wanted: string) => stores.find(({ id }) => String(id) === wanted);
  const store = find(asked ?? "") ?? find(String(request.yard)) ?? stores[0];
  if (!store) throw notFound("yard");
  return store.id;
}

/** What a yard or the chain asks for its parts now; a search goes by name in either language, or by number. */
function listParts({ services, edition }: StaffRequest, yard: number | "chain", text = ""): PricedPart[] {
  const stock = services.stock.current;
  const all = (keyword: string) =>
    yard === "chain"
      ? listPricedParts(stock, edition, { keyword }, ({ id }) => stock.prices.chain.get(id))
      : listPrices(stock, yard, edition, { keyword });
  const byNumber = all("").filter(({ itemNumber }) => itemNumber.toLowerCase() === text.toLowerCase());
  return byNumber.length > 0 ? byNumber : all(text);
}

/** A car's part and a pickup's have the same name. */
const kindOf = ({ type, itemNumber }: PricedPart, edition: Edition) => `${partTypes[type][edition]}, ${itemNumber}`;

const namesOf = ({ name }: PricedPart) => valuesInLanguages({ name_es: name.es, name_en: name.en });

function groupsOf({ edition }: StaffRequest, part: PricedPart, yard: number | "chain"): EditGroup[] {
  const words = copy[edition];
  const money = (cents: number | null) => (cents === null ? "" : plainMoney(cents));
  const removable = yard !== "chain" && part.own;
  const { switches } = chainFacts();
  return inLanguages([
    {
      title: words.amounts,
      fields: [
        { name: "price", is: "money", label: words.price, value: money(part.priceCents), required: true },
        { name: "core", is: "money", label: words.core, value: money(part.coreCents) },
        ...(switches.warrantyPlus
          ? [{ name: "warranty_price", is: "money" as const, label: words.warranty, value: money(part.warrantyCents) }]
          : []),
        { name: "environmental_fee", is: "money", label: words.fee, value: money(part.environmentalCents) },
        ...(removable ? [{ name: "remove", is: "check" as const, label: words.remove, value: "" }] : []),
      ],
    },
    {
      title: words.notes,
      note: words.both,
      fields: [
        { name: "note_es", is: "text", label: words.noteEs, value: part.note.es, max: 200, lang: "es" },
        { name: "note_en", is: "text", label: words.noteEn, value: part.note.en, max: 200, lang: "en" },
      ],
    },
  ]);
}

function getPart(request: StaffRequest, yard: number | "chain", item: string | null): PricedPart {
  const part = listParts(request, yard).find(({ itemNumber }) => itemNumber === item);
  if (!part) throw notFound("part");
  return part;
}

function Prices({ title, yards, yard, text, found, lines }: Listed) {
  const words = useCopy(copy);
  const { href } = useOffice();
  return (
    <>
      <div className="o-head">
        <h1>{title}</h1>
      </div>
      <div className="o-stack">
        <form action={href("prices")} className="o-panel o-panel__body o-pick">
          <Select id="yard" name="yard" label={words.yard} options={yards} defaultValue={yard} />
          <Field
            id="q"
            name="q"
            label={words.find}
            hint={chainFacts().languages.length > 1 ? words.hint : words.hintOne}
            defaultValue={text}
            autoComplete="off"
          />
          <Button>{words.look}</Button>
        </form>
        {lines.length === 0 ? (
          <p role="status">{words.none}</p>
        ) : (
          <ThingList title={words.found(found)} lines={lines}>
            {found > lines.length && <p>{words.more}</p>}
          </ThingList>
        )}
      </div>
    </>
  );
}

/** A price at a time, of a yard or of the chain's list. */
export const page = definePage("prices", {
  load(request): Listed | OneThingProps {
    const { services, staff, edition, query, sent, href } = request;
    const words = copy[edition];
    const yard = yardOf(request, sent?.get("yard") ?? query.get("yard"));
    const stores = storesFor(request, "prices.see");
    const mayEdit = may(staff, "prices", yard);
    const yardText = yard === "chain" ? chainYard : String(yard);
    const yards = [
      ...stores.map(({ id, name }) => ({ value: String(id), text: name })),
      ...(may(staff, "prices", "chain") ? [{ value: chainYard, text: words.chain }] : []),
    ];
    const item = sent?.get("item_number") ?? query.get("item");
    const where =
      yard === "chain" ? words.ofList : words.of(services.stock.current.chain.storeById.get(yard)?.name ?? "");
    if (item !== null) {
      demand(staff, "prices", yard);
      const part = getPart(request, yard, item);
      return oneThing(request, {
        title: part.name[edition],
        about: `${where}. ${kindOf(part, edition)}`,
        query: `?yard=${yardText}`,
        kind: "price",
        groups: groupsOf(request, part, yard),
        fixed: { item_number: item, yard: yardText, ...namesOf(part) },
      });
    }
    const text = (query.get("q") ?? "").trim().slice(0, 80);
    const found = listParts(request, yard, text);
    return {
      title: words.title,
      yards,
      yard: yardText,
      text,
      found: found.length,
      lines: found.slice(0, shown).map((part) => ({
        key: part.itemNumber,
        title: part.name[edition],
        about: `${kindOf(part, edition)}. ${part.own ? words.own : words.ofChain}`,
        price: formatMoney(part.priceCents, edition),
        href: mayEdit
          ? `${href("prices")}?${new URLSearchParams({ yard: yardText, item: part.itemNumber })}`
          : undefined,
      })),
    };
  },
  Page: (props) => ("form" in props ? <OneThing {...props} /> : <Prices {...props} />),
  actions: {
    async see(request, fields) {
      const { staff, edition } = request;
      const asked = fields.get("yard") ?? "";
      demand(staff, "prices", asked === chainYard ? "chain" : Number(asked));
      const yard = yardOf(request, asked);
      const part = getPart(request, yard, fields.get("item_number"));
      const groups = groupsOf(request, part, yard);
      const values = valuesOf(groups, fields);
      const { remove, ...amounts } = values;
      return takeEdit(request, {
        kind: "price",
        feed: "prices",
        storeId: yard === "chain" ? undefined : yard,
        name: copy[edition].file(part.name[edition]),
        values: { ...values, ...namesOf(part) },
        groups,
        lines: [filled({ item_number: part.itemNumber, ...(remove === "yes" ? { remove } : amounts) })],
      });
    },
  },
});
