type Correction = { make: string; model: string; filed: number; litres: number; why: string };

/** Where makers filed what is known to be wrong; each with what shows it. */
const corrections: readonly Correction[] = [
  {
    make: "Saturn",
    model: "S-Series",
    filed: 1.8,
    litres: 1.9,
    why: "All cars of the series, 1991 to 2002, had one block of 1,901 cc (82 mm by 90 mm).",
  },
];

export const correctLitres = (make?: string, model?: string, litres?: number): number | undefined =>
  corrections.find((one) => one.make === make && one.model === model && one.filed === litres)?.litres ?? litres;
