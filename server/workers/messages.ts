/** What can be asked of every worker at once. */
export type Question = "metrics" | "readiness";

/** What all workers shall know of each other. */
export type Topic = "calls" | "paths";

/** One figure as the metrics' client writes it for others to add up. */
export type FigureJson = {
  name: string;
  help: string;
  type: string;
  aggregator?: string;
  values: { value: number; labels: Record<string, string | number>; metricName?: string }[];
};

/** How many are to serve, and how many do. */
export type Crew = { wanted: number; serving: number };

export type FromWorker =
  /** It serves; so much memory does it take. */
  | { kind: "ready"; bytes: number }
  | { kind: "share"; topic: Topic; data: unknown }
  | { kind: "ask"; id: number; question: Question }
  | { kind: "answer"; id: number; answer: unknown }
  /** Its last figures, before it leaves. */
  | { kind: "leave"; figures: FigureJson[] };

export type ToWorker =
  | { kind: "shared"; topic: Topic; data: unknown }
  | { kind: "question"; id: number; question: Question }
  | { kind: "answers"; id: number; answers: unknown[]; crew: Crew }
  /** Others have taken its place: it finishes what is under way. */
  | { kind: "retire" }
  /** From now on it tells what is told once. */
  | { kind: "speak" };
