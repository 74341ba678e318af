import { afterEach, expect, it, vi } from "vitest";
import { editionIds } from "#site/editions.ts";
import { drawLive } from "#tests/support/draw-live.tsx";
import { copy } from "./copy.ts";
import { PushButton } from "./push-button.tsx";

afterEach(() => vi.unstubAllGlobals());

const publicKey = "BPUSHKEY".padEnd(87, "A");
const button = <PushButton action="/avisos?make=1" token="t1" publicKey={publicKey} />;

/** A browser that can be told, and what it was asked. */
async function draw(
  edition: "es" | "en",
  leave: NotificationPermission,
  answer = (_: string) => Response.json({ page: "/mis-avisos?k=1" }),
) {
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
  const fetched = vi.fn(async (path: string, _how?: RequestInit) => answer(path));
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

/** A thread that solves whatever it is given. */
class Solver {
  onmessage: ((event: { data: object }) => void) | undefined;
  postMessage() {
    this.onmessage?.({ data: { counter: 7 } });
  }
  terminate() {}
}

it.each(editionIds)("hands over a solved task too, and says why it was not kept (%s)", async (edition) => {
  vi.stubGlobal("Worker", Solver);
  const why = copy[edition].pushNot["too-many-now"];
  const { page, fetched } = await draw(edition, "granted", (path) =>
    path.startsWith("/api/captcha")
      ? Response.json({ parameters: { expiresAt: 0 } })
      : Response.json({ message: why }, { status: 429 }),
  );
  await page.press(copy[edition].push);
  const sent = fetched.mock.calls.at(-1)?.[1]?.body as URLSearchParams;
  expect(JSON.parse(atob(sent.get("recaptcha") ?? ""))).toMatchObject({ solution: { counter: 7 } });
  expect(page.text).toContain(why);
});
