import type { ReactNode } from "react";
import { Island } from "#app/island.tsx";
import { EditionContext, useCopy } from "#app/page.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Select } from "#app/ui/field.tsx";
import { definePage, OfficeContext, useOffice } from "../../page.tsx";
import { ActionForm } from "../../shell/action-form.tsx";
import { Told } from "../../shell/toast.tsx";
import { CarForm, StepForm } from "./car-form.tsx";
import { copy } from "./copy.ts";
import { findKnown } from "./known-car.ts";
import { type HereStep, loadReceive, type ReceiveProps, type Step } from "./load.ts";
import { VinField } from "./place-fields.tsx";
import { receive, undoReceived } from "./receive-car.ts";
import receiveCars from "./receive-cars.island.tsx";
import { TodayLines } from "./today-lines.tsx";
import "../cars.css";
import "./receive.css";

function Read({ step, stays, yards, store }: { step: Step & { is: "read" }; stays: Stays } & Yards) {
  const words = useCopy(copy);
  return (
    <>
      <StepForm fields={yards.length > 1 ? { row: stays.row } : stays}>
        {yards.length > 1 && <Select id="store" name="store" label={words.yard} options={yards} defaultValue={store} />}
        <VinField error={step.refused} defaultValue={step.vin} required />
        <Button big>{words.read}</Button>
      </StepForm>
      <StepForm fields={{ ...stays, vin: step.vin, asis: "1" }}>
        <p className="o-help">{words.older}</p>
        <Button look="line">{step.vin ? words.asTyped(step.vin) : words.without}</Button>
      </StepForm>
    </>
  );
}

function Wrong({ step, stays }: { step: Step & { is: "wrong" }; stays: Stays }) {
  const words = useCopy(copy);
  const { href } = useOffice();
  const way = (more: Record<string, string>) => `${href("receive")}?${new URLSearchParams({ ...stays, ...more })}`;
  return (
    <div className="o-step">
      <h2 className="o-state o-state--bad">{words.wrong}</h2>
      <p>
        <b className="nums">{step.vin}</b>
      </p>
      <p>{step.choices.length > 0 ? words.wrongWhy : words.wrongNone}</p>
      <ul className="o-mends">
        {step.choices.map(({ vin, name }) => (
          <li key={vin}>
            <LinkButton look="line" block href={way({ vin })}>
              <span>
                <b className="nums">{vin}</b> {name}
              </span>
            </LinkButton>
          </li>
        ))}
      </ul>
      <LinkButton look="line" href={way({ vin: step.vin, asis: "1" })}>
        {words.asIs}
      </LinkButton>
      <LinkButton look="line" href={way({})}>
        {words.again}
      </LinkButton>
    </div>
  );
}

function Here({ step, stays }: { step: HereStep; stays: Stays }) {
  const words = useCopy(copy);
  const { href } = useOffice();
  return (
    <div className="o-step">
      <h2 className="o-state o-state--bad">{step.said}</h2>
      <p>{step.why}</p>
      {step.move && (
        <ActionForm to="cars" name="move" fields={step.move}>
          <Button>{words.moveTo(step.move.row)}</Button>
        </ActionForm>
      )}
      {step.open && (
        <LinkButton look="line" href={step.open}>
          {words.see}
        </LinkButton>
      )}
      <LinkButton look="line" href={`${href("receive")}?${new URLSearchParams(stays)}`}>
        {words.again}
      </LinkButton>
    </div>
  );
}

function Today({ today, row }: Pick<ReceiveProps, "today" | "row">) {
  const words = useCopy(copy);
  return (
    <TodayLines
      lines={today}
      undo={({ run, stock }) => (
        <ActionForm to="receive" name="undo" fields={{ run: String(run), stock, row }}>
          <Button look="line" aria-label={words.undoOf(stock)}>
            {words.undo}
          </Button>
        </ActionForm>
      )}
    />
  );
}

type Stays = { store: string; row: string };
type Yards = Pick<ReceiveProps, "yards" | "store">;

function Receive(props: ReceiveProps) {
  const { title, yards, store, row, told, step, today, live } = props;
  const view = useOffice();
  /** Slots are drawn apart from their page. */
  const inOffice = (part: ReactNode) => (
    <OfficeContext value={view}>
      <EditionContext value={view.edition}>{part}</EditionContext>
    </OfficeContext>
  );
  const stays = { store, row };
  return (
    <>
      <div className="o-head">
        <h1>{title}</h1>
      </div>
      <Told told={told} />
      {step.is === "read" && live ? (
        <Island
          of={receiveCars}
          props={live}
          slots={{
            step: inOffice(<Read step={step} stays={stays} yards={yards} store={store} />),
            today: inOffice(<Today today={today} row={row} />),
          }}
        />
      ) : (
        <div className="o-cols o-cols--side">
          <section className="o-panel o-panel__body o-receive">
            {step.is === "read" && <Read step={step} stays={stays} yards={yards} store={store} />}
            {step.is === "wrong" && <Wrong step={step} stays={stays} />}
            {step.is === "here" && <Here step={step} stays={stays} />}
            {step.is === "car" && <CarForm {...props} step={step} />}
          </section>
          <Today today={today} row={row} />
        </div>
      )}
    </>
  );
}

/** Cars that come in, one after the other: the VIN, what it says, its number and its row. */
export const page = definePage("receive", {
  load: loadReceive,
  Page: Receive,
  actions: { receive, known: findKnown, undo: undoReceived },
});
