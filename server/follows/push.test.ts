import { expect, it } from "vitest";
import { readSubscription } from "./push.ts";

const keys = { p256dh: "B".repeat(87), auth: "a".repeat(22) };
const at = (endpoint: string, given: object = keys) => readSubscription(JSON.stringify({ endpoint, keys: given }));

it("takes a browser of a push service that is known", () => {
  for (const endpoint of [
    "https://fcm.googleapis.com/fcm/send/x",
    "https://updates.push.services.mozilla.com/wpush/v2/x",
    "https://web.push.apple.com/x",
    "https://wns2-by3p.notify.windows.com/w/?token=x",
  ])
    expect(at(endpoint)).toEqual({ endpoint, keys });
});

it("is sent nowhere else by anybody's word", () => {
  for (const endpoint of [
    "http://fcm.googleapis.com/x",
    "https://127.0.0.1/x",
    "https://evilpush.apple.com/x",
    "https://.push.apple.com/x",
    "https://evil.test/x.push.apple.com/",
    "https://fcm.googleapis.com.evil.test/x",
    "https://evil.test/https://fcm.googleapis.com/",
    "https://fcm.googleapis.com@evil.test/x",
    "",
  ])
    expect(at(endpoint), endpoint).toBeUndefined();
  expect(at("https://fcm.googleapis.com/x", { p256dh: "short", auth: "a" })).toBeUndefined();
  expect(readSubscription("null")).toBeUndefined();
  expect(readSubscription("{")).toBeUndefined();
});
