import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { announce } from "#app/shell/browser/announce.ts";
import { formAddress } from "#app/shell/browser/form-address.ts";
import { noteShown } from "#app/shell/browser/shown.ts";
import { mayHoldVin } from "#core/vin/holds-vin.ts";
import { priceAddress } from "./ask.ts";
import { askList, type ListAnswer } from "./browser/ask-list.ts";
import { narrowRows } from "./browser/listed-rows.ts";
import type { PriceListProps, ShownList } from "./list-props.ts";
import { swapId } from "./swap-id.ts";

const waitMs = 120;
const askMs = 600;

/** What is typed, in the address: it can be shared and comes back with Back. */
function keepInAddress(query: string): void {
  const address = new URL(location.href);
  address.searchParams.delete("cat");
  if (query) address.searchParams.set("q", query);
  else address.searchParams.delete("q");
  history.replaceState(history.state, "", address);
  noteShown();
}

/** The list as it stands: the server's last answer, or the whole list narrowed by what is typed. */
export function useList(first: PriceListProps, box: RefObject<HTMLElement | null>, said: (found: number) => string) {
  const [page, setPage] = useState<ShownList>(() => ({ ...first, slots: {}, turn: 0 }));
  const [query, setQuery] = useState<string>();
  const [found, setFound] = useState<number>();
  const [busy, setBusy] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What the server was asked for last: once for each word that nothing fits. */
  const asked = useRef("");
  /** What is typed while an answer is on its way makes it void. */
  const turn = useRef(0);
  const wholes = useRef(new Map<string, Promise<ListAnswer>>());
  const latest = useRef(page);
  useLayoutEffect(() => {
    latest.current = page;
  });
  /** What the visitor stood on when an answer replaced the markup around it. */
  const refocus = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (refocus.current && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>(`#${CSS.escape(refocus.current)}`)?.focus();
    refocus.current = undefined;
  });

  /** Several answers may be on their way; it is quiet when the last is there. */
  const waiting = useRef(0);
  const begin = () => setBusy(++waiting.current > 0);
  const settle = () => setBusy(--waiting.current > 0);

  /** In place, as a step in the history; what cannot be shown so is left to the browser, unless nobody asked for it yet. */
  async function ask(address: string, unasked = false): Promise<void> {
    clearTimeout(timer.current);
    asked.current = field.current?.value.trim() ?? "";
    const mine = ++turn.current;
    begin();
    try {
      const answer = await askList(address);
      if (mine !== turn.current) return settle();
      refocus.current = document.activeElement?.id;
      setPage(({ turn: last }) => ({ ...answer.props, turn: last + 1 }));
      setQuery(undefined);
      setFound(undefined);
      settle();
      document.title = answer.title;
      history.pushState({ swap: swapId }, "", answer.address);
      noteShown();
      announce(answer.props.counted);
    } catch {
      if (mine === turn.current && !unasked) location.assign(address);
      else settle();
    }
  }

  /** Only part of it is here: the whole list is fetched once. */
  async function showWhole(): Promise<void> {
    const { path, store, ask: wish, whole } = latest.current;
    if (whole) return;
    const address = priceAddress(path, store?.id, { type: wish.type });
    const coming = wholes.current.get(address) ?? askList(address);
    wholes.current.set(address, coming);
    const mine = turn.current;
    begin();
    try {
      const { slots, none } = (await coming).props;
      const { head = "", rows: lists = "", rail = "" } = slots;
      if (mine === turn.current)
        setPage(({ turn: last, ...now }) => ({
          ...now,
          slots: { ...now.slots, head, rows: lists, rail },
          none,
          whole: true,
          turn: last + 1,
        }));
    } catch {
      wholes.current.delete(address);
    }
    settle();
  }

  async function find(): Promise<void> {
    const mine = turn.current;
    await showWhole();
    if (mine !== turn.current) return;
    const typed = field.current?.value.trim() ?? "";
    if (typed !== asked.current) asked.current = "";
    setQuery(typed);
  }

  /** With every letter, a moment after it. */
  function typed(): void {
    turn.current++;
    clearTimeout(timer.current);
    timer.current = setTimeout(find, waitMs);
  }

  const narrow = useEffectEvent((query: string) => {
    if (!rows.current) return;
    const fits = narrowRows(rows.current, query);
    setFound(fits);
    announce(said(fits));
    if (mayHoldVin(query)) return;
    keepInAddress(query);
    // The server also knows other names and forgives typos.
    if (fits > 0 || query.length < 4 || query === asked.current) return;
    timer.current = setTimeout(() => {
      const form = field.current?.form;
      if (form) ask(formAddress(form.action, new FormData(form).entries()), true);
    }, askMs);
  });
  const { whole } = page;
  useLayoutEffect(() => {
    if (query !== undefined && whole) narrow(query);
  }, [query, whole]);

  // What was typed before script came.
  const start = useEffectEvent(() => {
    if (field.current && field.current.value !== field.current.defaultValue) typed();
  });
  useLayoutEffect(() => {
    start();
    return () => clearTimeout(timer.current);
  }, []);

  return { page, found, busy, rows, field, typed, ask };
}
