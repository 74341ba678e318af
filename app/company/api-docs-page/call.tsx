import { useCopy, usePage } from "#app/page.tsx";
import type { ApiCallDoc } from "#site/api-docs.ts";
import { copy } from "./copy.ts";
import { TypeName } from "./shape.tsx";
import "./api-docs.css";

export const callId = ({ method, path }: ApiCallDoc): string =>
  `${method}${path}`
    .toLowerCase()
    .replace(/[{}]/g, "")
    .replace(/[^a-z0-9]+/g, "-");

function ParameterTable({ call }: { call: ApiCallDoc }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  return (
    <table>
      <caption>{words.parameters}</caption>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.about}</th>
        </tr>
      </thead>
      <tbody>
        {call.parameters.map(({ name, place, about, required }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              <span className="api-type">
                {words.places[place]}
                {required && `, ${words.required}`}
              </span>
            </th>
            <td>{about[edition]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One call of the API: what it does, what it takes, and what it answers now. */
export function Call({ call }: { call: ApiCallDoc }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  return (
    <section className="api-call" id={callId(call)}>
      <h3>
        <code>
          {call.method} {call.path}
        </code>
      </h3>
      <p>{call.summary[edition]}</p>
      {call.token && <p>{words.needsToken}</p>}
      {call.parameters.length > 0 && <ParameterTable call={call} />}
      {call.parameters.some(({ place }) => place === "body" || place === "any") && <p>{words.bodyForms}</p>}
      {call.answer && (
        <p>
          {words.answers}: <TypeName {...call.answer} />
        </p>
      )}
      <p>
        {words.statuses}: {call.statuses.join(", ")}
      </p>
      {call.example && (
        <p>
          {words.example}:{" "}
          <a href={call.example.address} rel="nofollow">
            <code>{call.example.address}</code>
          </a>
        </p>
      )}
      {call.example?.answer && (
        <details>
          <summary>{words.answer}</summary>
          <pre>
            <code>{call.example.answer}</code>
          </pre>
        </details>
      )}
    </section>
  );
}
