import type { Browser, CDPSession } from "@playwright/test";

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };

/** Where a page's script begins to run; what they call is within them. */
const script = new Set([
  "EvaluateScript",
  "FunctionCall",
  "BlinkScheduler_PerformMicrotaskCheckpoint",
  "v8.callFunction",
  "v8.compile",
  "v8.compileModule",
  "v8.evaluateModule",
]);
/** Called from script, and no script. */
const layout = new Set(["Layout", "UpdateLayoutTree", "HitTest", "PrePaint", "Paint"]);

/**
 * In milliseconds of the processor, not of the clock: what else the machine does falls on nobody. `until` is the script
 * before the page's own mark; `layout` is styles, layout and paint; `longest` is the longest task after the mark.
 */
type MainThread = { script: number; until: number; layout: number; longest: number };

const inMs = (events: readonly TraceEvent[]) => events.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;

const isTask = /RunTask$/;

/** Of a call that goes on past a moment, as much as came before it. */
const upTo = (call: TraceEvent, moment: number): TraceEvent => {
  const { ts, dur = 0, tdur = 0 } = call;
  return ts + dur <= moment ? call : { ...call, tdur: (tdur * (moment - ts)) / dur };
};

/** Those that are within no other. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return events
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

type Named = TraceEvent & { args: { name: string } };

function sum(all: readonly TraceEvent[], mark: string | undefined): MainThread {
  const names = all.filter(({ name, ph }) => name === "thread_name" && ph === "M") as Named[];
  const mains = names.filter(({ args }) => args.name === "CrRendererMain").map(({ pid, tid }) => `${pid} ${tid}`);
  const marked = all.find(({ name, ph }) => name === mark && ph !== "M")?.ts ?? Number.POSITIVE_INFINITY;
  const threads = mains.map((main) => {
    const own = all.filter(({ pid, tid, ph }) => ph === "X" && `${pid} ${tid}` === main);
    const calls = outermost(own.filter(({ name }) => script.has(name)));
    const drawing = outermost(own.filter(({ name }) => layout.has(name)));
    const isWithin = ({ ts }: TraceEvent) => calls.some((call) => call.ts <= ts && ts < call.ts + (call.dur ?? 0));
    const within = drawing.filter(isWithin);
    const before = ({ ts }: TraceEvent) => ts < marked;
    const after = outermost(own.filter(({ name, ts }) => isTask.test(name) && ts > marked));
    return {
      script: inMs(calls) - inMs(within),
      until: inMs(calls.filter(before).map((call) => upTo(call, marked))) - inMs(within.filter(before)),
      layout: inMs(drawing),
      longest: Math.max(0, ...after.map((task) => inMs([task]))),
    };
  });
  // The page's own; a browser keeps others in reserve.
  const none = { script: 0, until: 0, layout: 0, longest: 0 };
  return threads.reduce((most, one) => (one.script > most.script ? one : most), none);
}

/** What the main thread of the browser's busiest page does while some work runs. */
export async function mainThreadOf(browser: Browser, work: () => Promise<unknown>, mark?: string): Promise<MainThread> {
  const session: CDPSession = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    traceConfig: { includedCategories: ["devtools.timeline", "v8", "toplevel", "blink.user_timing", "__metadata"] },
    transferMode: "ReportEvents",
  });
  await work();
  const done = new Promise<void>((resolve) => session.once("Tracing.tracingComplete", () => resolve()));
  await session.send("Tracing.end");
  await done;
  await session.detach();
  return sum(events, mark);
}
