import { once } from "#core/once.ts";
import { carReader, type YardCar, type YardFile, type YardPart } from "#core/yard-file.ts";

type CarsInFile = { find(id: number): YardCar | undefined; list(): YardCar[] };

/** A list has some of a yard's cars: only those that are asked for are made. */
export const carsInFile = once((file: YardFile): CarsInFile => {
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
});

export const partsInFile = once(
  ({ parts }: YardFile): ReadonlyMap<number, YardPart> => new Map(parts.map((part) => [part.id, part])),
);
