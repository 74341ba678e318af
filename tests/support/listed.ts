import { plainCar } from "#app/list/addition.ts";
import { type Book, emptyBook, type ListCar, newJob, type Stop, type Want } from "#app/list/book.ts";

export const listedCar = (id: number, more: Partial<ListCar> = {}): ListCar =>
  plainCar({ id, key: `VIN${id}`, name: `2002 Honda Civic ${id}`, row: `A${id}`, ...more });

export const listedPart = (part: number, more: Partial<Want> = {}): Want => ({
  part,
  name: { es: `Pieza ${part}`, en: `Part ${part}` },
  type: "CAR",
  priceCents: 2999,
  coreCents: 800,
  environmentalCents: null,
  warrantyCents: 699,
  seen: "2026-11-15",
  n: 1,
  note: "",
  state: "open",
  ...more,
});

export const listedStop = (id: number, wants: Want[] = [], more: Partial<Stop> = {}): Stop => ({
  store: 102,
  yard: "Sacramento",
  car: listedCar(id),
  note: "",
  wants,
  ...more,
});

export const bookOf = (...stops: Stop[]): Book => ({ ...emptyBook, jobs: [{ ...newJob(1), stops }] });
