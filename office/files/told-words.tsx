import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { formatMoney } from "#core/money.ts";
import { nameOfStaff } from "#core/staff.ts";
import { listSaidWords } from "#data/queries/file-words.ts";
import { type FileWordRow, type WordKind, wordKinds } from "#data/schema.ts";
import { forgetFileWord } from "#data/writes/file-words.ts";
import { carOfWord, isNewWord } from "#feeds/engine/questions.ts";
import type { Edition } from "#site/editions.ts";
import { may, ownStores } from "../access.ts";
import { type Done, demand, GoTo, type StaffRequest } from "../page.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { columnName } from "./column-name.ts";
import { copy } from "./copy.ts";
import { feedName } from "./feed-name.ts";
import { rightOf } from "./may-feed.ts";
import "./files.css";

export type ToldWord = { key: string; word: string; what: string };

const shown = 200;

function meaningOf({ kind, meaning }: FileWordRow, edition: Edition): string {
  const { asked } = copy[edition];
  if (meaning === "") return asked.nothing;
  if (meaning === isNewWord) return asked.isNewWord;
  if (kind === "column") return columnName(meaning, edition);
  if (kind === "vin") return asked.believe[meaning as keyof typeof asked.believe] ?? meaning;
  return kind === "price" ? formatMoney(Number(meaning), edition) : meaning;
}

/** Of a price the amount behind it is in cents. */
function wordOf({ kind, word }: FileWordRow, edition: Edition): string {
  const words: Readonly<Record<string, string>> = copy[edition].asked.vinWords;
  if (kind === "vin") {
    const { all, number } = carOfWord(word);
    return [words[all] ?? all, number].filter(Boolean).join(", ");
  }
  const at = word.lastIndexOf(" ");
  return kind === "price" ? `${word.slice(0, at)}, ${formatMoney(Number(word.slice(at)), edition)}` : word;
}

/** What somebody said of words in the files of the yards that they see. */
export async function listTold({ services, staff, edition, yard }: StaffRequest): Promise<ToldWord[]> {
  const { chain } = services.stock.current;
  const all = may(staff, "files", "chain") ? "all" : ownStores(staff, "waiting.see");
  const rows = await listSaidWords(services.db, yard === undefined ? all : [yard], shown);
  const mine = rows.filter(({ store_id, feed }) => may(staff, rightOf(feed), store_id || "chain"));
  return mine.map((row) => ({
    key: [row.store_id, row.feed, row.kind, row.word].join(" "),
    word: `${copy[edition].asked.kinds[row.kind]} “${wordOf(row, edition)}” → ${meaningOf(row, edition)}`,
    what: [feedName(row.feed, edition), chain.storeById.get(row.store_id)?.name].filter(Boolean).join(", "),
  }));
}

/** The next file asks again. */
export async function forgetTold({ services, staff, href }: StaffRequest, fields: URLSearchParams): Promise<Done> {
  const [store = "", feed = "", kind = "", ...words] = (fields.get("key") ?? "").split(" ");
  const store_id = Number(store) || 0;
  demand(staff, rightOf(feed), store_id || "chain");
  const word = words.join(" ");
  const isKind = (text: string): text is WordKind => wordKinds.some((one) => one === text);
  if (isKind(kind)) {
    const by = { staffId: staff.id, who: nameOfStaff(staff), storeId: store_id || undefined, subject: word };
    await forgetFileWord(services.db, { store_id, feed, kind, word }, by);
  }
  return new GoTo(`${href("files")}?forgotten`);
}

export function ToldWords({ told }: { told: readonly ToldWord[] }) {
  const { asked } = useCopy(copy);
  if (told.length === 0) return null;
  return (
    <details className="o-panel o-kind">
      <summary className="o-panel__body">{asked.known}</summary>
      <ul className="o-lines">
        {told.map(({ key, word, what }) => (
          <li key={key}>
            <div>
              <h3>{word}</h3>
              <p>{what}</p>
            </div>
            <ActionForm to="files" name="forget" fields={{ key }}>
              <Button look="line">{asked.forget}</Button>
            </ActionForm>
          </li>
        ))}
      </ul>
    </details>
  );
}
