import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { defineIsland } from "#app/define-island.tsx";
import { KeptMarkup } from "#app/kept-markup.tsx";
import { mark } from "#app/marks.ts";
import { useCopy, useEdition } from "#app/page.tsx";
import { announce } from "#app/shell/browser/announce.ts";
import { formAddress } from "#app/shell/browser/form-address.ts";
import { applySheet } from "#app/shell/browser/whole-sheet.ts";
import { Button } from "#app/ui/button.tsx";
import { billOf } from "#core/bill.ts";
import { currencyOf, formatMoney } from "#core/money.ts";
import { type PriceAsk, priceAddress, writeAsk } from "./ask.ts";
import { Bill } from "./bill.tsx";
import { deviceStore } from "./device-store.ts";
import { copy } from "./list-copy.ts";
import type { PriceListProps } from "./list-props.ts";
import { PriceChips } from "./price-chips.tsx";
import { SearchForm } from "./search-form.tsx";
import { useBill } from "./use-bill.ts";
import { useList } from "./use-list.ts";

/** Prices of one store: found with every letter, added up with every tick. All of it works by GET forms too. */
function PriceList(props: PriceListProps) {
  const words = useCopy(copy);
  const edition = useEdition();
  const said = (n: number) =>
    n === 0 ? words.foundNone : n === 1 ? words.foundOne : words.found(n.toLocaleString("en-US"));
  const list = useList(props, said);
  const { page, found } = list;
  const { ask, store } = page;
  const { parts, ids, remove } = useBill(page, list.rows);
  const [open, setOpen] = useState(props.chosen.length > 0);
  const box = useRef<HTMLDivElement>(null);

  const at = (changes: Partial<PriceAsk>) =>
    priceAddress(page.path, store.id, { type: ask.type, list: ids, ...changes });
  const total = formatMoney(billOf(parts, store).totalCents, edition, currencyOf(store.country));
  const running = words.running(parts.length, total);

  useEffect(() => deviceStore.set(store.id), [store.id]);

  // Whichever form is sent from here, the ticked parts travel along.
  useEffect(() => {
    const add = ({ formData }: FormDataEvent) => {
      if (ids.length > 0) formData.set("list", ids.join(","));
      else formData.delete("list");
    };
    const around = box.current;
    around?.addEventListener("formdata", add);
    return () => around?.removeEventListener("formdata", add);
  });

  // A bill that is shown can be shared and reloaded.
  const text = ids.join(",");
  const listed = open ? text : "";
  useEffect(() => {
    const address = new URL(location.href);
    if ((address.searchParams.get("list") ?? "") === listed) return;
    if (listed) address.searchParams.set("list", listed);
    else address.searchParams.delete("list");
    history.replaceState(history.state, "", address);
  }, [listed]);

  const heard = useRef(text);
  useEffect(() => {
    if (text && text !== heard.current) announce(running);
    heard.current = text;
  }, [text, running]);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    list.ask(formAddress(form.action, new FormData(form).entries()));
  };
  /** The bill is where the visitor goes on. */
  const goToBill = () => document.getElementById("bill-h")?.focus();
  const addUp = async (event: FormEvent) => {
    event.preventDefault();
    await applySheet();
    flushSync(() => setOpen(true));
    goToBill();
  };
  const takeOut = (id: number) => {
    remove(id);
    goToBill();
  };

  return (
    <div ref={box}>
      <div className="price-tools">
        <SearchForm
          path={page.path}
          ask={ask}
          yards={<KeptMarkup name="yards" html={page.yards} />}
          field={list.field}
          onInput={list.typed}
          onSubmit={search}
        />
        <KeptMarkup name="nearest" html={page.nearest} />
        <PriceChips ask={ask} categories={page.categories} at={at} />
      </div>
      <div id="price-list" aria-busy={list.busy || undefined}>
        <KeptMarkup name="above" html={page.above} />
        {open && parts.length > 0 && (
          <Bill
            parts={parts}
            store={store}
            without={(id) =>
              id === undefined ? at({ list: [] }) : at({ ...ask, list: ids.filter((other) => other !== id) })
            }
            remove={takeOut}
          />
        )}
        <div className="price-bar mt-4">
          <p>
            <b {...mark("announce")}>{found === undefined ? page.counted : said(found)}</b>{" "}
            <KeptMarkup name="dated" as="span" html={page.dated} />
          </p>
          <KeptMarkup name="files" html={page.files} />
        </div>
        <form id="list-form" action={page.path} onSubmit={addUp}>
          {Object.entries(writeAsk(store.id, { ...ask, list: [] })).map(
            ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <KeptMarkup name="rows" html={page.rows} ref={list.rows} />
          {!page.none && (
            <div className="add-up no-print">
              <Button look="ink">{words.addUp}</Button>{" "}
              {parts.length > 0 ? <b>{running}</b> : <span>{words.addUpHint}</span>}
            </div>
          )}
        </form>
        <p className="price-hint mt-5" hidden={found !== 0}>
          {words.noMatch}
        </p>
      </div>
    </div>
  );
}

export default defineIsland("price-list", PriceList);
