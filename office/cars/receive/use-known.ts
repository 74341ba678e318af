import { useEffect, useState } from "react";
import { type FormTarget, post } from "../../browser/post.ts";
import type { KnownCar } from "./known-car.ts";

/** Asks the office whether it knows a VIN; without signal nobody answers, and the office says so when the car is sent. */
export function useKnown(target: FormTarget, store: string, vin: string): KnownCar | undefined {
  const [known, setKnown] = useState<{ vin: string; car: Partial<KnownCar> }>();
  useEffect(() => {
    if (vin === "") return undefined;
    let over = false;
    const ask = () =>
      post<Partial<KnownCar>>(target, "known", { store, vin }).then(
        (car) => over || setKnown({ vin, car }),
        () => {},
      );
    void ask();
    window.addEventListener("online", ask);
    return () => {
      over = true;
      window.removeEventListener("online", ask);
    };
  }, [target, store, vin]);
  const car = known?.vin === vin ? known.car : undefined;
  return car?.said === undefined ? undefined : (car as KnownCar);
}
