/** A worker's host in tests, and what its network gives. */
export const origin = "https://yonke.test";

/** As the network of the worker's own host gives it. */
export class Basic extends Response {
  override get type() {
    return "basic" as const;
  }
  override clone() {
    return new Basic(super.clone().body, this);
  }
}

/** What came of an event, to its end: work that is waited for may wait for more. */
export async function finish(work: Promise<unknown>[]): Promise<void> {
  while (work.length > 0) await Promise.all(work.splice(0));
}

/** What a worker listens to, and how it is told. */
export function openEars() {
  const heard: Record<string, (event: object) => void> = {};
  return {
    heard,
    addEventListener(type: string, listener: (event: object) => void) {
      heard[type] = listener;
    },
    async tell(type: string): Promise<void> {
      const work: Promise<unknown>[] = [];
      heard[type]?.({ waitUntil: (one: Promise<unknown>) => void work.push(one) });
      await finish(work);
    },
    /** What a window gets; undefined where the worker leaves it to the browser. */
    async ask(request: object): Promise<Response | undefined> {
      const work: Promise<unknown>[] = [];
      let answer: Promise<Response> | undefined;
      heard.fetch?.({
        request,
        resultingClientId: "w",
        preloadResponse: Promise.resolve(undefined),
        respondWith: (given: Promise<Response>) => {
          answer = given;
        },
        waitUntil: (one: Promise<unknown>) => void work.push(one),
      });
      const got = await answer;
      await finish(work);
      return got;
    },
  };
}
