import { afterEach, expect, it, vi } from "vitest";
import { editionIds } from "#site/editions.ts";
import { drawLive } from "#tests/support/draw-live.tsx";
import { copy } from "./copy.ts";
import { PushButton } from "./push-button.tsx";

afterEach(() => vi.unstubAllGlobals());

const publicKey = "BPUSHKEY".padEnd(87, "A");
const button = <PushButton action="/avisos?make=1" token="t1" publicKey={publicKey} />;

/** A browser that can be told, and what it was asked. */
async function draw(edition: "es" | "en", leave: NotificationPermission) {
  const asked: string[] = [];
  const requestPermission = async () => {
    asked.push("leave");
    return leave;
  };
  const subscribe = async () => {
    asked.push("subscription");
    return { endpoint: "https://fcm.googleapis.com/x" };
  };
  const ready = Promise.resolve({ pushManager: { subscribe } });
  const page = await drawLive(null, edition);
  Object.assign(page.window, { PushManager: {}, Notification: { requestPermission } });
  vi.stubGlobal("Notification", { requestPermission });
  vi.stubGlobal("navigator", { serviceWorker: { ready } });
  const fetched = vi.fn(async () => Response.json({ page: "/mis-avisos?k=1" }));
  vi.stubGlobal("fetch", fetched);
  await page.draw(button);
  return { page, asked, fetched };
}

it.each(editionIds)(
  "asks for leave when it is pressed and not before, and hands over the browser (%s)",
  async (edition) => {
    const { page, asked, fetched } = await draw(edition, "granted");
    expect(asked).toEqual([]);
    await page.press(copy[edition].push);
    expect(asked).toEqual(["leave", "subscription"]);
    expect(fetched).toHaveBeenCalledOnce();
    expect(page.text).toContain(copy[edition].pushThanks);
  },
);

it("says so when leave is refused, and subscribes nothing", async () => {
  const { page, asked, fetched } = await draw("es", "denied");
  await page.press(copy.es.push);
  expect(asked).toEqual(["leave"]);
  expect(fetched).not.toHaveBeenCalled();
  expect(page.text).toContain(copy.es.pushRefused);
});
