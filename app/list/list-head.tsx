import { type ReactNode, useId } from "react";
import { SunSwitch } from "#app/offline/sun-switch.tsx";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { type Book, countOf, type Job, most } from "./book.ts";
import { changeJob, deleteJob, openList, startJob } from "./changes.ts";
import { copy } from "./copy.ts";
import { places, useList } from "./list-context.tsx";
import { freshenBook } from "./list-store.ts";
import "#app/ui/field.css";
import "./list.css";
import "./stops.css";

/** The lists, one a job: the open one is marked, and a new one is a press away. */
export function ListTabs({ book, job, children }: { book: Book; job: Job; children: ReactNode }) {
  const words = useCopy(copy);
  const { act, place } = useList();
  return (
    <div className="tabs no-print">
      <nav aria-label={words.lists}>
        {book.jobs.map((one) => (
          <Button
            key={one.id}
            ref={one.id === job.id ? place(places.openList) : null}
            look={one.id === job.id ? "yellow" : "line"}
            size={44}
            aria-current={one.id === job.id ? "true" : undefined}
            onClick={() => freshenBook(openList(one.id))}
          >
            {one.name || words.mine} <span>{countOf(one)}</span>
          </Button>
        ))}
        {book.jobs.length < most.jobs && (
          <Button
            look="line"
            size={44}
            icon="plus"
            onClick={() => {
              const name = words.startName(book.jobs.length + 1);
              act(startJob(name), `${name}.`);
            }}
          >
            {words.start}
          </Button>
        )}
      </nav>
      <SunSwitch />
      {children}
    </div>
  );
}

/** What the open list is called, and its end. */
export function ListSettings({ job }: { job: Job }) {
  const words = useCopy(copy);
  const { act } = useList();
  const id = useId();
  const name = job.name || words.mine;
  return (
    <details className="no-print mb-4">
      <summary>{words.settings.title}</summary>
      <div className="want__menu">
        <label className="field" htmlFor={id}>
          {words.settings.name}
          <input
            className="input"
            id={id}
            key={job.id}
            defaultValue={name}
            maxLength={most.name}
            onBlur={({ target }) => {
              const next = target.value.trim();
              if (next && next !== name) act(changeJob({ name: next }), `${next}.`);
            }}
          />
        </label>
        <Button look="line" size={44} onClick={() => act(deleteJob(job.id), words.settings.deleted(name), places.undo)}>
          {words.settings.delete}
        </Button>
      </div>
    </details>
  );
}
