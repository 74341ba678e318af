/** One test file with one mutant after another; without a mutant (0) it is noted which ones the file reaches. */
export type Pass = { id: number; mutants: number[]; cpuLimitMs: number; notes: string };
export type PassLine = {
  mutant: number;
  state: "begun" | "killed" | "survived";
  pid?: number;
  file?: string;
  cpuMs?: number;
  hits?: number[];
};

declare module "vitest" {
  interface ProvidedContext {
    pass: Pass;
  }
}
