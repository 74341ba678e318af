import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";
import "#app/texts/long-text.css";

export type FileLink = { format: string; href: string; type: string };
export type FileRow = { id: string; name: string; about: string; files: FileLink[] };

/** What there is to take, a line each with its forms. */
export function FileTable({ rows, labelledBy }: { rows: readonly FileRow[]; labelledBy: string }) {
  const words = useCopy(copy);
  return (
    <table className="words-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{words.data}</th>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.files}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, about, files }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{about}</td>
            <td>
              {files.map(({ format, href, type }, at) => (
                <span key={href} className="whole-name">
                  {at > 0 && " · "}
                  <a href={href} type={type}>
                    <span className="sr-only">{name}: </span>
                    {format}
                  </a>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
