import { type FormEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { keepNearYard } from "#app/box/near.ts";
import { defineIsland } from "#app/define-island.tsx";
import { AddToList } from "#app/list/add-to-list.tsx";
import { mark } from "#app/marks.ts";
import { useCopy, useEdition } from "#app/page.tsx";
import { announce } from "#app/shell/browser/announce.ts";
import { formAddress } from "#app/shell/browser/form-address.ts";
import { Slot } from "#app/slot.tsx";
import { countText } from "#core/count-text.ts";
import { type PriceAsk, priceAddress, writeAsk } from "./ask.ts";
import { AddUp, Bill, missingText, totalText } from "./bill.tsx";
import { followCategory } from "./browser/follow-category.ts";
import { deviceStore } from "./device-store.ts";
import { copy } from "./list-copy.ts";
import type { PriceListProps } from "./list-props.ts";
import { SearchForm } from "./search-form.tsx";
import { TypeSwitch } from "./type-switch.tsx";
import { useListInAddress, useListInForms } from "./use-address.ts";
import { useBill } from "./use-bill.ts";
import { useList } from "./use-list.ts";
import { listedPart, useMyList } from "./use-my-list.ts";
import "#app/ui/empty.css";
import "./bill.css";
import "./price-list.css";
import "./prices.css";

/** Of its own: Enter in the list must not press the first part's button. */
const dropId = "bill-drop";

/** Looks for the categories once in each answer of the server. */
function CategoryInSight({ box }: { box: RefObject<HTMLElement | null> }) {
  useEffect(() => (box.current ? followCategory(box.current) : undefined), [box]);
  return null;
}

/** Prices of one store or of the chain: found with every letter, added up with every tick. GET forms do it all too. */
function PriceList(props: PriceListProps) {
  const words = useCopy(copy);
  const edition = useEdition();
  const said = (n: number) => (n === 0 ? words.foundNone : n === 1 ? words.foundOne : words.found(countText(n)));
  const box = useRef<HTMLDivElement>(null);
  const list = useList(props, box, said);
  const { page, found } = list;
  const { ask, store, slots } = page;
  const mine = useMyList(store);
  const { parts, ids, remove } = useBill(page, list.rows, mine.follow);
  const [open, setOpen] = useState(props.chosen.length > 0);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);

  const text = ids.join(",");
  const at = (changes: Partial<PriceAsk>) =>
    priceAddress(page.path, store?.id, { type: ask.type, list: open ? ids : [], ...changes });
  const total = totalText(parts, store, edition);
  const sum = (store ? words.running : words.runningChain)(parts.length, total);
  const running = [sum, missingText(parts, store, edition)].filter(Boolean).join(", ");

  useEffect(() => {
    if (!store) return;
    deviceStore.set(store.id);
    keepNearYard(store.zip);
  }, [store]);
  useListInForms(box, text);
  useListInAddress(open ? text : "");

  // Another yard is shown as soon as it is chosen.
  useEffect(() => {
    const chosen = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement) form.current?.requestSubmit();
    };
    const around = form.current;
    around?.addEventListener("change", chosen);
    return () => around?.removeEventListener("change", chosen);
  }, []);

  const told = parts.length > 0 ? `${mine.said} ${running}`.trim() : mine.said;
  const heard = useRef(told);
  useEffect(() => {
    if (told !== "" && told !== heard.current) announce(told);
    heard.current = told;
  }, [told]);

  const search = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget: sent } = event;
    // The device is asked first where "here" was typed; what holds a VIN is posted.
    if (event.isDefaultPrevented() || sent.method === "post") return;
    event.preventDefault();
    list.ask(formAddress(sent.action, new FormData(sent).entries()));
  };
  const goInPlace = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const address = new URL(event.currentTarget.href);
    if (text) address.searchParams.set("list", text);
    list.ask(address.href);
  };
  const addUp = (event: FormEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const takeOut = (id?: number) => {
    const gone = parts.find((part) => part.id === id);
    if (gone) mine.follow(gone, false);
    remove(id);
    const stays = id !== undefined && parts.length > 1;
    (stays ? summary.current : box.current)?.focus({ preventScroll: true });
  };

  return (
    <div ref={box} id="price-list" tabIndex={-1}>
      <CategoryInSight key={page.turn} box={box} />
      <div className="wrap wrap--wide price-head">
        <div>
          <Slot name="head" html={slots.head} />
          <p className="price-sub">
            <b {...mark("announce")}>{found === undefined ? page.counted : said(found)}</b>{" "}
            <Slot name="dated" as="span" html={slots.dated} />
          </p>
        </div>
        <div className="price-tools no-print">
          <SearchForm
            path={page.path}
            ask={ask}
            yards={<Slot name="yards" html={slots.yards} />}
            field={list.field}
            form={form}
            onInput={list.typed}
            onSubmit={search}
          />
          <TypeSwitch type={ask.type} at={(type) => at({ ...ask, list: open ? ids : [], type })} go={goInPlace} />
          <Slot name="files" html={slots.files} />
        </div>
      </div>
      <form className="price-form" action={page.path} onSubmit={addUp} aria-busy={list.busy || undefined}>
        {Object.entries(writeAsk(store?.id, { ...ask, list: [] })).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className="wrap wrap--wide price-grid">
          <Slot name="rail" html={slots.rail} />
          <div>
            <Slot name="rows" html={slots.rows} ref={list.rows} />
            <p className="empty" hidden={found !== 0}>
              {words.noMatch}
            </p>
          </div>
        </div>
        <section className={parts.length > 0 ? "pay no-print" : "pay pay--none no-print"} aria-label={words.bill.title}>
          <div className="wrap wrap--wide">
            {parts.length > 0 && (
              <Bill
                summary={summary}
                parts={parts}
                store={store}
                coreWaived={props.coreWaived}
                open={open}
                setOpen={setOpen}
                form={dropId}
                without={at({ list: [] })}
                remove={takeOut}
              />
            )}
            {parts.length > 0 && (
              <AddToList
                name={words.bill.count(parts.length)}
                store={store?.id ?? 0}
                yard={store?.name ?? ""}
                car={null}
                parts={parts.map(listedPart)}
                onPress={mine.onPress}
              />
            )}
            {(parts.length > 0 || !page.none) && <AddUp />}
          </div>
        </section>
      </form>
      <form id={dropId} action={page.path} hidden>
        {Object.entries(writeAsk(store?.id, { ...ask, list: ids })).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
      </form>
      <div className="wrap wrap--wide">
        <Slot name="below" html={slots.below} />
      </div>
    </div>
  );
}

export default defineIsland("price-list", PriceList);
