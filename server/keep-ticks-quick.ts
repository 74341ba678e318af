import { createHook } from "node:async_hooks";

/** The one that always lives. */
let held: object | undefined;

/**
 * Node makes an object of one shape for each tick, several in a request. V8 forgets a shape of which no object lives
 * when it collects the whole heap, and from then on makes these objects the slow way for good: a fourteenth of a kept page's
 * time. One that stays keeps the shape. Says whether one does.
 */
export function keepTicksQuick(): boolean {
  const hook = createHook({
    // To have followed promises once would slow them for good.
    trackPromises: false,
    init(_id, type, _trigger, tick) {
      if (type === "TickObject") held = tick;
    },
  });
  hook.enable();
  process.nextTick(() => {});
  hook.disable();
  return held !== undefined;
}
