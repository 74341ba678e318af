import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { outboxCopy } from "#app/forms/copy.ts";
import { type BareDocument, openDocument, openStorage } from "#tests/support/bare-document.ts";
import type { KeptForm } from "./outbox-list.ts";

const words = outboxCopy.es;
let kept: Map<string, string>;
let document: BareDocument;
/** What the server says to each form that is sent, in this order. */
let replies: (() => Response)[];
let posted: { address: string; body: Record<string, string> }[];
let tasks: () => Response;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  kept = openStorage();
  ({ document } = openDocument());
  [replies, posted] = [[], []];
  tasks = () => new Response("", { status: 404 });
  vi.stubGlobal("location", { pathname: "/contacto", assign: vi.fn() });
  vi.stubGlobal("fetch", async (address: string, asked?: { body: string }) => {
    if (address === "/api/token") return Response.json({ token: "t" });
    if (address === "/api/captcha/challenge") return tasks();
    posted.push({ address, body: JSON.parse(asked?.body ?? "{}") });
    const reply = replies.shift();
    if (!reply) throw new TypeError("away");
    return reply();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const form = (key: string, more: Partial<KeptForm> = {}): KeptForm => ({
  key,
  form: "contact",
  address: "/api/contact/",
  page: "/contacto",
  fields: { name: "Ana" },
  at: Date.now(),
  ...more,
});
const listener = (stays = false) => ({ stays, sent: vi.fn(), waits: vi.fn(), back: vi.fn() });
const ok = () => new Response("{}");
const broken = () => new Response("", { status: 503 });
const wrong = (errors: object) => () => Response.json({ error: { errors } }, { status: 400 });
const settle = () => vi.advanceTimersByTimeAsync(0);
const onDevice = (): KeptForm[] => JSON.parse(kept.get("yonke.outbox") ?? "[]");
/** The bar: its sentence, and its buttons. */
const bar = () => document.made.find(({ className }) => className === "offer outbox");
const said = () => (bar()?.parent ? bar()?.children[0]?.textContent : undefined);
const press = async (text: string) => {
  const button = bar()?.children.find(({ textContent }) => textContent === text);
  if (!button) throw new Error(`No button ${text} under “${said()}”`);
  button.tell("click");
  await settle();
};
const open = () => import("./outbox.ts");

describe("a form that is sent", () => {
  it("is on the device until the server has it, then nowhere, and says nothing", async () => {
    const { keepAndSend } = await open();
    const mine = listener();
    replies = [ok];
    expect(keepAndSend(form("a"), "proof", mine)).toBe(true);
    expect(onDevice()).toHaveLength(1);
    await settle();
    expect(posted).toEqual([{ address: "/api/contact/", body: { name: "Ana", clientKey: "a", recaptcha: "proof" } }]);
    expect(mine.sent).toHaveBeenCalledTimes(1);
    expect(kept.size).toBe(0);
    expect(said()).toBeUndefined();
  });

  it("is not taken where the device has no room", async () => {
    const { keepAndSend } = await open();
    expect(keepAndSend(form("a", { fields: { message: "x".repeat(30_000) } }), "proof", listener())).toBe(false);
    expect(kept.size).toBe(0);
    expect(posted).toEqual([]);
  });

  it("lasts as long as the page where storage is refused", async () => {
    vi.stubGlobal("localStorage", undefined);
    const { keepAndSend } = await open();
    const mine = listener();
    replies = [ok];
    keepAndSend(form("a"), "proof", mine);
    await settle();
    expect(mine.sent).toHaveBeenCalledTimes(1);
  });
});

describe("a form that does not arrive", () => {
  it("waits on the device, is told of, and goes again after half a minute with a new answer of the device", async () => {
    const { keepAndSend } = await open();
    const mine = listener();
    keepAndSend(form("a"), "proof", mine);
    await settle();
    expect(mine.waits).toHaveBeenCalledTimes(1);
    expect(said()).toBe(words.waiting("contact"));
    expect(onDevice()).toHaveLength(1);
    replies = [ok];
    await vi.advanceTimersByTimeAsync(29_999);
    expect(posted).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    // Nothing reached the server, so the answer is still good.
    expect(posted[1]?.body).toMatchObject({ clientKey: "a", recaptcha: "proof" });
    expect(said()).toBe(words.sent("contact"));
    expect(mine.sent).toHaveBeenCalledTimes(1);
  });

  it("waits ever longer", async () => {
    const { keepAndSend } = await open();
    keepAndSend(form("a"), "proof", listener());
    await settle();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(posted).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(posted).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(posted).toHaveLength(3);
  });

  it("goes at once when the visitor says so, and not at all when it is dropped", async () => {
    const { keepAndSend } = await open();
    const mine = listener();
    keepAndSend(form("a"), "proof", mine);
    await settle();
    await press(words.now);
    expect(posted).toHaveLength(2);
    await press(words.drop);
    expect(kept.size).toBe(0);
    expect(mine.back).toHaveBeenCalledWith({});
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(posted).toHaveLength(2);
    expect(said()).toBeUndefined();
  });

  it("of an earlier page needs a new answer, which only the visitor can give to a provider's check", async () => {
    kept.set("yonke.outbox", JSON.stringify([form("a")]));
    const { resend } = await open();
    resend();
    await settle();
    expect(posted).toEqual([]);
    expect(onDevice()[0]).toMatchObject({ key: "a", refused: {} });
    expect(said()).toBe(words.refused("contact"));
  });

  it("is not sent after a week, but told of", async () => {
    kept.set("yonke.outbox", JSON.stringify([form("a", { at: Date.now() - 8 * 86_400_000 })]));
    const { resend } = await open();
    resend();
    await settle();
    expect(posted).toEqual([]);
    expect(kept.size).toBe(0);
    expect(said()).toBe(words.expired("contact"));
  });

  it("one that fails does not hold up the next", async () => {
    const { keepAndSend } = await open();
    const [first, second] = [listener(), listener()];
    tasks = broken;
    replies = [broken, ok];
    keepAndSend(form("a"), "proof", first);
    keepAndSend(form("b"), "proof", second);
    await settle();
    expect(second.sent).toHaveBeenCalledTimes(1);
    expect(onDevice().map(({ key }) => key)).toEqual(["a"]);
  });
});

describe("a form that the server refuses", () => {
  it("comes back with what is wrong, and leaves the device", async () => {
    const { keepAndSend } = await open();
    const mine = listener();
    replies = [wrong({ name: "Escriba su nombre." })];
    keepAndSend(form("a"), "proof", mine);
    await settle();
    expect(mine.back).toHaveBeenCalledWith({ name: "Escriba su nombre." });
    expect(kept.size).toBe(0);
  });

  it("stays in the bar where its page has thanked for it already, until it is mended", async () => {
    const { keepAndSend, onFix } = await open();
    const mine = listener(true);
    const fix = vi.fn();
    onFix("contact", fix);
    replies = [wrong({ name: "Escriba su nombre." })];
    keepAndSend(form("a"), "proof", mine);
    await settle();
    expect(mine.waits).toHaveBeenCalledTimes(1);
    expect(mine.back).not.toHaveBeenCalled();
    expect(said()).toBe(`${words.refused("contact")} Escriba su nombre.`);
    await press(words.mend);
    expect(fix).toHaveBeenCalledWith(expect.objectContaining({ key: "a", refused: { name: "Escriba su nombre." } }));
    expect(kept.size).toBe(0);
    expect(said()).toBeUndefined();
  });

  it("is mended on its own page: the bar leads there, where it comes back once", async () => {
    kept.set("yonke.outbox", JSON.stringify([form("a", { refused: { name: "Escriba su nombre." } })]));
    const { resend, onFix } = await open();
    resend();
    await settle();
    await press(words.mend);
    expect(location.assign).toHaveBeenCalledWith("/contacto");
    expect(kept.get("yonke.mend")).toBe("a");
    const [other, fix] = [vi.fn(), vi.fn()];
    onFix("careers", other);
    onFix("contact", fix);
    expect(other).not.toHaveBeenCalled();
    expect(fix).toHaveBeenCalledTimes(1);
    expect(kept.size).toBe(0);
  });

  it("for its check alone goes again where the device can solve a task, and comes back where it cannot", async () => {
    const { keepAndSend } = await open();
    const [can, cannot] = [listener(), listener()];
    tasks = () => new Response("", { status: 503 });
    replies = [wrong({ form: "La comprobación venció." })];
    keepAndSend(form("a"), "proof", can);
    await settle();
    expect(can.waits).toHaveBeenCalledTimes(1);
    await press(words.drop);
    tasks = () => new Response("", { status: 404 });
    replies = [wrong({ form: "La comprobación venció." })];
    keepAndSend(form("b"), "proof", cannot);
    await settle();
    expect(cannot.back).toHaveBeenCalledWith({ form: "La comprobación venció." });
  });
});
