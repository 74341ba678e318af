import { useEffect, useEffectEvent, useState } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { useDeviceValue } from "#app/device-value.ts";
import type { Stop } from "#app/list/book.ts";
import { getBook } from "#app/list/list-store.ts";
import {
  eraseGroup,
  eraseKeptPages,
  type GroupId,
  groupIds,
  type KeptPage,
  listGroups,
  listKeptPages,
} from "#app/offline/remembered.ts";
import { dropYard, savedYards } from "#app/offline/saved-yards.ts";
import { SunSwitch } from "#app/offline/sun-switch.tsx";
import { useCopy, useEdition } from "#app/page.tsx";
import { announce } from "#app/shell/browser/announce.ts";
import { Button, Buttons, LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { copy } from "./copy.ts";
import { SavedYards } from "./saved-yards.tsx";
import "#app/ui/likely.css";
import { whenText } from "#app/offline/when.ts";

const shown = 12;

/** Pages that were opened and can be opened without signal; those opened last. */
function KeptPages({ pages, onErase }: { pages: readonly KeptPage[]; onErase: () => void }) {
  const words = useCopy(copy);
  const edition = useEdition();
  // Of pages with one title, such as a list and the same list narrowed, the one that was opened last.
  const names = pages.filter(({ title }, at) => pages.findIndex((page) => page.title === title) === at);
  return (
    <section className="mt-5" aria-labelledby="kept-pages">
      <h2 id="kept-pages">{words.pages}</h2>
      <ul className="likely mb-4">
        {names.slice(0, shown).map(({ href, title, at }) => (
          <li key={href}>
            <a href={href}>
              {title} <small>{whenText(new Date(at), new Date(), edition)}</small>
            </a>
          </li>
        ))}
      </ul>
      <Button look="line" size={44} onClick={onErase}>
        {words.erasePages}
      </Button>
    </section>
  );
}

type DeviceContents = {
  groups: readonly GroupId[];
  pages: readonly KeptPage[];
  away: boolean;
  /** The car whose page it stands in for, as the list knows it. */
  listed: Stop | undefined;
};
/** `own` is where this page is: shown under another address, it stands in for a page that was not kept. */
type DevicePlaces = { own: string; list: string /** Before a car's key. */; car: string; savedYard: string };

const findListed = (car: string): Stop | undefined =>
  getBook()
    .jobs.flatMap(({ stops }) => stops)
    .find((stop) => stop.car && location.pathname === car + stop.car.key);

function Device({ own, list, car, savedYard }: DevicePlaces) {
  const words = useCopy(copy);
  const yards = useDeviceValue(savedYards) ?? [];
  const [kept, setKept] = useState<DeviceContents>();
  const [sure, setSure] = useState(false);

  const look = async () => {
    const pages = await listKeptPages().catch(() => []);
    const away = location.pathname !== own;
    setKept({ groups: listGroups(), pages, away, listed: away ? findListed(car) : undefined });
  };
  const begin = useEffectEvent(look);
  useEffect(() => void begin(), []);
  async function erase(work: () => Promise<void> | void) {
    await work();
    await look();
    announce(words.erased);
  }
  async function eraseAll() {
    if (!sure) {
      announce(words.sure);
      return setSure(true);
    }
    setSure(false);
    await erase(async () => {
      for (const id of groupIds) await eraseGroup(id);
      for (const { id } of savedYards.get() ?? []) await dropYard(id);
      await eraseKeptPages();
    });
  }
  const away = kept?.away ?? false;
  const empty = kept && yards.length === 0 && kept.pages.length === 0 && kept.groups.length === 0;
  return (
    <>
      <div className="page-head">
        <h1>{away ? words.away : words.title}</h1>
        <p className="lead">
          {kept?.listed?.car
            ? words.listed(kept.listed.car.name, kept.listed.car.row, kept.listed.yard)
            : away
              ? words.awayLead
              : words.lead}
        </p>
        <noscript>{words.needsScript}</noscript>
        {away && (
          <Buttons className="mt-4">
            {kept?.groups.includes("list") && <LinkButton href={list}>{words.openList}</LinkButton>}
            {yards[0] && (
              <LinkButton icon="search" href={`${savedYard}#${yards[0].id}`}>
                {words.openYard(yards[0].name)}
              </LinkButton>
            )}
          </Buttons>
        )}
      </div>
      {empty && <Empty title={words.empty} />}
      {yards.length > 0 && <SavedYards yards={yards} page={savedYard} onErase={(id) => erase(() => dropYard(id))} />}
      {kept && kept.pages.length > 0 && <KeptPages pages={kept.pages} onErase={() => erase(eraseKeptPages)} />}
      {kept && kept.groups.length > 0 && (
        <section className="mt-5" aria-labelledby="kept-rest">
          <h2 id="kept-rest">{words.rest}</h2>
          <ul className="likely">
            {kept.groups.map((id) => (
              <li key={id}>
                {words.groups[id]}
                <Button
                  look="line"
                  size={44}
                  aria-label={words.eraseName(words.groups[id])}
                  onClick={() => erase(() => eraseGroup(id))}
                >
                  {words.erase}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Buttons className="mt-5">
        <SunSwitch />
        {kept && !empty && (
          <Button look="line" size={44} onClick={eraseAll}>
            {sure ? words.sure : words.eraseAll}
          </Button>
        )}
      </Buttons>
    </>
  );
}

export default defineIsland("device", Device);
