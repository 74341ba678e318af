import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { useOffice } from "../page.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { Panel } from "../shell/panel.tsx";
import { copy } from "./short-copy.ts";
import type { ShortProps } from "./short-of.ts";

/** The cars that a file does not name, by row: to look through, and to take along. */
export function AbsentCars({ id, absent, cars, found, asked, yards }: ShortProps) {
  const words = useCopy(copy);
  const { href } = useOffice();
  const here = href("file", { id });
  const total = asked ? found : absent;
  return (
    <Panel id="absent" title={words.list(absent)} why={words.byRow}>
      <div className="o-short__tools">
        <form method="get" action={`${here}#absent`}>
          <input
            className="input"
            type="search"
            name="q"
            defaultValue={asked}
            aria-label={words.search}
            placeholder={words.search}
            maxLength={60}
          />
          <Button look="line">{words.find}</Button>
        </form>
        <ActionForm to="file" params={{ id }} name="absent">
          <Button look="line">{words.download}</Button>
        </ActionForm>
      </div>
      {cars.length === 0 ? (
        <p className="o-panel__body">{words.noneFound}</p>
      ) : (
        <ul className="o-short__names">
          {cars.map(({ row, car, number, yard }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the server draws it once
            <li key={at}>
              {row ? <span className="o-place">{row}</span> : <span />}
              <span>{car || number}</span>
              <small>{[number, yards.length > 1 && yard].filter(Boolean).join(" · ")}</small>
            </li>
          ))}
        </ul>
      )}
      {cars.length < total && (
        <p className="o-panel__body o-short__more">
          {words.shown(cars.length, total)} {!asked && <a href={`${here}?all#absent`}>{words.seeAll(total)}</a>}
        </p>
      )}
    </Panel>
  );
}
