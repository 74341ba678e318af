import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { BoundedMap } from "#core/bounded-map.ts";
import type { Answer, Form } from "./page-cache.ts";

const bestBrotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

const keptAtMost = 200;
const waitingAtMost = 50;

/**
 * Brotli at its best takes forty times as long for a tenth less: for pages that are asked for again and again, one at
 * a time, beside the requests. A page made anew with the same words has the same tag and is not compressed again.
 */
export function createRecompressor(): (answer: Answer) => void {
  const made = new BoundedMap<string, Form["body"]>({ limit: keptAtMost });
  const waiting: Answer[] = [];
  let working = false;

  async function work() {
    working = true;
    for (let answer = waiting.shift(); answer; answer = waiting.shift()) {
      const packed = made.get(answer.etag) ?? (await bestBrotli(answer.plain));
      made.set(answer.etag, answer.put("br", packed).body);
    }
    working = false;
  }

  return (answer) => {
    const known = made.get(answer.etag);
    if (known) {
      answer.put("br", known);
      return;
    }
    if (waiting.length >= waitingAtMost) return;
    waiting.push(answer);
    if (!working) work();
  };
}
