import { useCopy } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { definePage, useOffice } from "../page.tsx";
import { Card } from "../sign-in/card.tsx";
import { copy } from "./copy.ts";
import "./offline.css";

function NoSignal() {
  const words = useCopy(copy);
  const { href } = useOffice();
  return (
    <Card>
      <h1>{words.heading}</h1>
      <p id="why">{words.unkept}</p>
      <LinkButton href={href("noSignal")}>{words.again}</LinkButton>
      <ul className="o-kept" aria-label={words.here} />
    </Card>
  );
}

/** Stands in, without signal, for a page that was not kept. It holds nothing of anybody: the worker fills in what the device has. */
export const page = definePage("noSignal", {
  load: async ({ edition }) => ({ title: copy[edition].title }),
  Page: NoSignal,
});
