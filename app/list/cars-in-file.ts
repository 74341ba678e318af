import { carReader, type YardCar, type YardFile, type YardPart } from "#core/yard-file.ts";
import { once } from "#stock/once.ts";

type CarsInFile = { find(id: number): YardCar | undefined; list(): YardCar[] };

const opened = new WeakMap<YardFile, CarsInFile>();
const named = new WeakMap<YardFile, ReadonlyMap<number, YardPart>>();

/** A list has some of a yard's cars: only those that are asked for are made. */
export const carsInFile = (file: YardFile): CarsInFile => once(opened, file, () => openCars(file));
export const partsInFile = (file: YardFile): ReadonlyMap<number, YardPart> =>
  once(named, file, () => new Map(file.parts.map((part) => [part.id, part])));

function openCars(file: YardFile): CarsInFile {
  const read = carReader(file);
  const lines = new Map(file.cars.ids.map((id, line) => [id, line]));
  let all: YardCar[] | undefined;
  return {
    find(id) {
      const line = lines.get(id);
      return line === undefined ? undefined : read(line);
    },
    list() {
      all ??= file.cars.ids.map((_, line) => read(line));
      return all;
    },
  };
}
