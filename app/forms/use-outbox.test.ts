import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openStorage } from "#tests/support/bare-document.ts";
import { runHook } from "#tests/support/run-hook.tsx";
import { useOutbox } from "./use-outbox.ts";

let kept: Map<string, string>;
let reply: () => Promise<Response>;
const typed = { name: "Ana", email: "", message: "Hola", _csrf: "t" };
beforeEach(() => {
  kept = openStorage();
  reply = async () => new Response("{}");
  vi.stubGlobal("location", { pathname: "/contacto" });
  vi.stubGlobal(
    "FormData",
    class {
      [Symbol.iterator] = () => Object.entries(typed)[Symbol.iterator]();
    },
  );
  vi.stubGlobal("fetch", async (address: string) =>
    address === "/api/token" ? Response.json({ token: "t" }) : reply(),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const form = { current: { elements: { namedItem: () => null } } as unknown as HTMLFormElement };
const wrong = async () => Response.json({ error: { errors: { message: "Escriba más." } } }, { status: 400 });

it("thanks once the server has the form, which was on the device until then", async () => {
  const back = vi.fn();
  let arrive = (_: Response) => {};
  reply = () => new Promise((resolve) => (arrive = resolve));
  const hook = await runHook(() => useOutbox("contact", form, back));
  expect(hook.now.stage).toBe("asked");
  await hook.work(() => expect(hook.now.send("proof")).toBe(true));
  expect(hook.now.stage).toBe("sending");
  const [item] = JSON.parse(kept.get("yonke.outbox") ?? "[]");
  expect(item).toMatchObject({
    form: "contact",
    page: "/contacto",
    fields: { language: "es", name: "Ana", message: "Hola" },
  });
  expect(Object.keys(item.fields)).toEqual(["language", "name", "message"]);
  await hook.work(() => arrive(new Response("{}")));
  expect(hook.now.stage).toBe("sent");
  expect(back).not.toHaveBeenCalled();
  await hook.stop();
});

it("brings the form back with what is wrong", async () => {
  const back = vi.fn();
  reply = wrong;
  const hook = await runHook(() => useOutbox("contact", form, back));
  await hook.work(() => hook.now.send("proof"));
  await vi.waitFor(() => expect(back).toHaveBeenCalledWith({ message: "Escriba más." }), { timeout: 300_000 });
  await hook.work(() => {});
  expect(hook.now.stage).toBe("asked");
  await hook.stop();
});

it("sends nothing without a form", async () => {
  const hook = await runHook(() => useOutbox("contact", { current: null }, () => {}));
  await hook.work(() => expect(hook.now.send("proof")).toBe(false));
  expect(kept.size).toBe(0);
  await hook.stop();
});
