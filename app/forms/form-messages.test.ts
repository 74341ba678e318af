import { expect, it } from "vitest";
import { getForm } from "#core/forms/forms.ts";
import { firstMessages, inPageOrder, type Messages, nextMessages, type Step } from "./form-messages.ts";

const contact = getForm("contact");
const after = (now: Messages, ...steps: Step[]) =>
  steps.reduce((state, step) => nextMessages(contact, state, step), now);
const untouched = firstMessages({});
const all = { name: "no name", email: "one of two", message: "no message" };

it("says nothing of a field before it was left", () => {
  expect(after(untouched, { kind: "typed", name: "name", all }).errors).toEqual({});
  expect(after(untouched, { kind: "left", name: "name", all })).toEqual({
    touched: ["name"],
    errors: { name: "no name" },
    box: {},
  });
});

it("takes the message away as soon as the field is mended, and brings it back", () => {
  const left = after(untouched, { kind: "left", name: "name", all });
  const mended = after(left, { kind: "typed", name: "name", all: {} });
  expect(mended.errors).toEqual({});
  expect(after(mended, { kind: "typed", name: "name", all }).errors).toEqual({ name: "no name" });
});

it("asks all of those again of which one is enough, if they were touched", () => {
  const left = after(untouched, { kind: "left", name: "email", all });
  expect(left.errors).toEqual({ email: "one of two" });
  expect(after(left, { kind: "typed", name: "phone", all: {} }).errors).toEqual({});
  expect(after(untouched, { kind: "typed", name: "phone", all }).errors).toEqual({});
});

it("opens the box when the form is sent, and keeps it in step with the fields", () => {
  const sent = after(untouched, { kind: "sent", all });
  expect(sent).toMatchObject({ errors: all, box: all });
  const mended = after(sent, { kind: "typed", name: "name", all: { email: all.email, message: all.message } });
  expect(mended.box).toEqual({ email: "one of two", message: "no message" });
  expect(after(mended, { kind: "typed", name: "store", all: { store: "none" } }).box).toHaveProperty("store");
  expect(after(sent, { kind: "sent", all: {} })).toMatchObject({ errors: {}, box: {} });
});

it("keeps what only the server knows until that field changes", () => {
  const told = after(untouched, { kind: "told", errors: { store: "closed", form: "not a person" } });
  expect(after(told, { kind: "left", name: "name", all }).errors).toMatchObject({ store: "closed", name: "no name" });
  expect(after(told, { kind: "left", name: "name", all }).box).toEqual(told.box);
  const mended = after(told, { kind: "typed", name: "store", all });
  expect(mended.errors).toEqual({ form: "not a person" });
  expect(mended.box).toEqual({ form: "not a person" });
});

it("what came with the page was touched", () => {
  expect(after(firstMessages({ name: "x" }), { kind: "typed", name: "name", all: {} }).errors).toEqual({});
});

it("lists what is wrong as it stands on the page", () => {
  expect(inPageOrder(contact, { form: "f", ...all })).toEqual(["message", "name", "email", "form"]);
});
