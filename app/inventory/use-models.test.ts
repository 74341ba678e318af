import { afterEach, expect, it, vi } from "vitest";
import { runHook } from "#tests/support/run-hook.tsx";
import { useModels } from "./use-models.ts";

afterEach(() => vi.unstubAllGlobals());

const first = [{ value: "11", text: "Tracker (2)" }];
/** Answers by hand, in whichever order. */
function server() {
  const asked: { make: string; answer: (models: object[] | null) => void }[] = [];
  vi.stubGlobal(
    "fetch",
    (address: string) =>
      new Promise<Response>((resolve, reject) =>
        asked.push({
          make: /makes\/(\d+)\//.exec(address)?.[1] ?? "",
          answer: (models) => (models ? resolve(Response.json(models)) : reject(new Error("away"))),
        }),
      ),
  );
  return asked;
}
const chosen = (value: string, form?: object) =>
  ({ value, selectedOptions: [{ text: "Suzuki (3)" }], form }) as unknown as HTMLSelectElement;
const texts = (options: readonly { text: string }[]) => options.map(({ text }) => text);

it("keeps the server's list until a make is chosen, then shows the make's own", async () => {
  const asked = server();
  const hook = await runHook(() => useModels("1", first));
  expect(hook.now.field).toMatchObject({ options: first, busy: false });
  await hook.work(() => hook.now.change(chosen("2")));
  expect(hook.now.field).toMatchObject({ options: first, busy: true });
  await hook.work(() => asked[0]?.answer([{ id: 21, name: "Sidekick", count: 3 }]));
  expect(texts(hook.now.field.options)).toEqual(["Sidekick (3)"]);
  expect(hook.now.field.busy).toBe(false);
});

it("shows no models of every make", async () => {
  const asked = server();
  const hook = await runHook(() => useModels("1", first));
  await hook.work(() => hook.now.change(chosen("")));
  expect(hook.now.field).toMatchObject({ options: [], busy: false });
  expect(asked).toEqual([]);
});

it("takes no answer for a make that is chosen no more", async () => {
  const asked = server();
  const hook = await runHook(() => useModels("1", first));
  await hook.work(() => hook.now.change(chosen("2")));
  await hook.work(() => hook.now.change(chosen("3")));
  await hook.work(() => asked[1]?.answer([{ id: 31, name: "Late", count: 1 }]));
  await hook.work(() => asked[0]?.answer([{ id: 21, name: "Early", count: 1 }]));
  expect(texts(hook.now.field.options)).toEqual(["Late (1)"]);
});

it("sends the form as it is when the models do not come", async () => {
  const asked = server();
  const requestSubmit = vi.fn();
  const hook = await runHook(() => useModels("1", first));
  await hook.work(() => hook.now.change(chosen("2", { requestSubmit })));
  await hook.work(() => asked[0]?.answer(null));
  expect(requestSubmit).toHaveBeenCalledTimes(1);
  expect(hook.now.field).toMatchObject({ options: first, busy: false });
});

it("follows a make that was chosen without it, once", async () => {
  const asked = server();
  const hook = await runHook(() => useModels("1", first));
  const form = (make: string) => ({ elements: { namedItem: () => ({ value: make }) } }) as unknown as HTMLFormElement;
  await hook.work(() => hook.now.follow(form("1")));
  expect(asked).toHaveLength(0);
  await hook.work(() => hook.now.follow(form("2"), "21"));
  await hook.work(() => hook.now.follow(form("2"), "21"));
  expect(asked.map(({ make }) => make)).toEqual(["2"]);
  await hook.work(() => asked[0]?.answer(null));
  expect(hook.now.field.busy).toBe(false);
});
