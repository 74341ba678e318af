import type { ReactNode } from "react";
import { useCopy } from "#app/page.tsx";
import { Logo } from "#app/shell/logo.tsx";
import { otherEdition } from "#site/editions.ts";
import { useOffice } from "../page.tsx";
import { copy } from "./copy.ts";
import "./sign-in.css";

/** The sign at the gate: all that is seen before one is in. */
export function Card({ children }: { children: ReactNode }) {
  const words = useCopy(copy);
  const { edition, otherHref } = useOffice();
  const other = otherEdition(edition);
  return (
    <div className="o-in">
      <main className="o-in__mid" id="main">
        <div className="o-in__card">
          <p className="o-in__logo">
            <Logo on="light" place="office" />
            <span>{words.public}</span>
          </p>
          {children}
        </div>
      </main>
      {otherHref !== undefined && (
        <footer className="o-in__legal">
          <a href={otherHref} lang={other} hrefLang={other}>
            {words.other}
          </a>
        </footer>
      )}
    </div>
  );
}
