import type { BrowserContext, Page } from "@playwright/test";
import type { Book, Stop } from "#app/list/book.ts";
import { listedCar as carInList } from "#app/list/freshen.ts";
import { carsOf, type YardFile } from "#core/yard-file.ts";
import { yardFilePath } from "#site/yard-files.ts";
import { servers } from "./journey.ts";
import { bookOf, listedPart } from "./listed.ts";

/** A large mapped yard with a price list. */
export const yard = 102;

export async function readYard(page: Page, id = yard): Promise<YardFile> {
  return (await (await page.request.get(`${servers().one.es}${yardFilePath(id)}`)).json()) as YardFile;
}

/** A list of so many cars of one yard, each in another row as long as there are any, with so many parts of each. */
export async function listOf(page: Page, cars: number, parts: number): Promise<Book> {
  const file = await readYard(page);
  const rows = new Map(carsOf(file).map((car) => [car.row, car]));
  const chosen = [...new Set([...rows.values(), ...carsOf(file)])].slice(0, cars);
  const priced = file.parts.filter((part) => part.type === "CAR" && part.coreCents > 0);
  const stops = chosen.map(
    (car, at): Stop => ({
      store: yard,
      yard: file.store.name,
      car: carInList(car),
      note: "",
      wants: Array.from({ length: parts }, (_, more) => {
        const part = priced[(at * parts + more) % priced.length];
        return listedPart(part?.id ?? 0, { name: part?.name ?? { es: "", en: "" } });
      }),
    }),
  );
  return bookOf(...stops);
}

/** As if this device had made the list earlier. */
export const keepList = (context: BrowserContext, book: Book | string) =>
  context.addInitScript(
    (text) => {
      if (sessionStorage.getItem("seeded")) return;
      sessionStorage.setItem("seeded", "1");
      localStorage.setItem("yonke.list", text);
    },
    typeof book === "string" ? book : JSON.stringify(book),
  );
