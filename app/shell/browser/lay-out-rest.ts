import { afterLoad, whenIdle } from "./after-load.ts";

const atOnce = 3;

/**
 * What stood back so that the first paint could come early (`content-visibility` in the styles) is laid out in the
 * pauses after it, a little at a time: from then on nothing changes its size when it comes near.
 */
export function layOutRest(root: ParentNode): Promise<void> {
  const rest = [...root.querySelectorAll<HTMLElement>(".car, .foot")];
  return new Promise((done) => {
    function next() {
      const some = rest.splice(0, atOnce);
      for (const element of some) element.style.contentVisibility = "visible";
      if (some.length > 0) whenIdle(next);
      else done();
    }
    afterLoad(next);
  });
}
