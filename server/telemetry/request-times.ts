import type { FigureJson } from "#server/workers/messages.ts";

const name = "yonke_request_seconds";
const help = "Time to the last byte of an answer, by route and class of status.";
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Answers of one route and class: how many took how long. */
type Times = { counts: Float64Array; seconds: number };

/**
 * How long answers took, as a Prometheus histogram. The client's own looks its labels up by a text that it puts together
 * at each answer, which took a tenth of the time of a cached page.
 */
export class RequestTimes {
  readonly #routes = new Map<string, Times[]>();

  add(route: string, status: number, ms: number): void {
    const classes = this.#routes.get(route) ?? [];
    if (classes.length === 0) this.#routes.set(route, classes);
    const digit = Math.floor(status / 100);
    const times = classes[digit] ?? { counts: new Float64Array(bounds.length + 1), seconds: 0 };
    classes[digit] = times;
    const seconds = ms / 1000;
    let at = 0;
    while (at < bounds.length && seconds > (bounds[at] as number)) at++;
    times.counts[at] = (times.counts[at] as number) + 1;
    times.seconds += seconds;
  }

  /** As the metrics' client writes its own for others to add up. */
  json(): FigureJson {
    const values: FigureJson["values"] = [];
    for (const [route, classes] of this.#routes)
      classes.forEach((times, digit) => {
        const labels = { route, class: `${digit}xx` };
        let total = 0;
        times.counts.forEach((count, at) => {
          total += count;
          values.push({
            metricName: `${name}_bucket`,
            labels: { le: String(bounds[at] ?? "+Inf"), ...labels },
            value: total,
          });
        });
        values.push({ metricName: `${name}_sum`, labels, value: times.seconds });
        values.push({ metricName: `${name}_count`, labels, value: total });
      });
    return { name, help, type: "histogram", aggregator: "sum", values };
  }

  /** In Prometheus' text format. Routes are names out of our own tables: nothing in them needs escaping. */
  text(): string {
    const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
    for (const [route, classes] of this.#routes)
      classes.forEach((times, digit) => {
        const labels = `route="${route}",class="${digit}xx"`;
        let total = 0;
        times.counts.forEach((count, at) => {
          total += count;
          lines.push(`${name}_bucket{le="${bounds[at] ?? "+Inf"}",${labels}} ${total}`);
        });
        lines.push(`${name}_sum{${labels}} ${times.seconds}`, `${name}_count{${labels}} ${total}`);
      });
    return `${lines.join("\n")}\n`;
  }
}
