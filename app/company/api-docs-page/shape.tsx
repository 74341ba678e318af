import { Fragment } from "react";
import { useCopy, usePage } from "#app/page.tsx";
import type { ApiFieldDoc, ApiShapeDoc } from "#site/api-docs.ts";
import { copy } from "./copy.ts";
import "./api-docs.css";

const shapeId = (name: string): string => `shape-${name.toLowerCase()}`;

/** A type in words, leading to the table of its shape where it has one. */
export function TypeName({ type, shape }: Pick<ApiFieldDoc, "type" | "shape">) {
  const words = type[usePage().edition];
  if (!shape) return words;
  return (
    <>
      {words.slice(0, -shape.length)}
      <a href={`#${shapeId(shape)}`}>
        <code>{shape}</code>
      </a>
    </>
  );
}

/** A field inside another may go on in the next line, behind the dot. */
const Parts = ({ name }: { name: string }) =>
  name.split(".").map((part, at) => (
    <Fragment key={part}>
      {at > 0 && (
        <>
          .<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));

/** Words with code among them, between backticks as in the descriptions of OpenAPI. */
const WithCode = ({ text }: { text: string }) =>
  text.split(/(`[^`]+`)/).map((part) => (part.startsWith("`") ? <code key={part}>{part.slice(1, -1)}</code> : part));

/** An object of the API's answers: what its fields are called and mean. */
export function Shape({ shape }: { shape: ApiShapeDoc }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  return (
    <section className="api-call" id={shapeId(shape.name)}>
      <h3>
        <code>{shape.name}</code>
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.about}</th>
          </tr>
        </thead>
        <tbody>
          {shape.fields.map((field) => (
            <tr key={field.name}>
              <th scope="row">
                <code>
                  <Parts name={field.name} />
                </code>
                <span className="api-type">
                  <TypeName {...field} />
                </span>
              </th>
              <td>
                <WithCode text={field.about[edition]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
