import { expect, it } from "vitest";
import { inlineScript, inlineTag } from "./inline-script.ts";

it("is allowed by one hash, whatever a page tells it", () => {
  const script = inlineScript("run()");
  expect(script.source).toBe("'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='");
  expect(inlineTag(script, { event: "42", until: '"<now>' })).toBe(
    '<script data-event="42" data-until="&quot;&lt;now&gt;">run()</script>',
  );
});
