import { afterEach, expect, it } from "vitest";
import { formIds } from "#core/forms/forms.ts";
import { chainFolder, keepChain } from "./chain-facts.ts";
import { receiptOf } from "./receipts.ts";
import type { RuleValues } from "./rules/rules-schema.ts";

const shipped = chainFolder();
afterEach(() => keepChain(shipped));
const say = (rules: RuleValues) => keepChain({ ...shipped, facts: { ...shipped.facts, rules } });
const nextOf = (form: (typeof formIds)[number]) => Object.values(receiptOf(form).next).join(" ");

it("promises nothing to those who sent a form before its days are said, and says how to hear of it", () => {
  say({ freePickup: true });
  for (const form of formIds) {
    expect(nextOf(form)).not.toMatch(/\d|le llamamos|responde|leemos|we’ll|will get back|grúa|tow/i);
    expect(nextOf(form)).toMatch(/llámenos.+call us/);
  }
});

it("speaks of the tow truck of a donation only where the chain picks up, and promises by each form's own days", () => {
  say({ answerDays: 2 });
  expect(nextOf("donate")).toBe(nextOf("contact"));
  expect(nextOf("donate")).toMatch(/^Le respondemos en 2 días hábiles, .+ We’ll answer within 2 business days, /);
  expect(nextOf("sell-my-car")).toMatch(
    /^Para saber qué sigue, llámenos\. Tenga a la mano .+ call us\. Have the car’s/,
  );
  say({ answerDays: 1, freePickup: true, jobReadDays: 5, carCallDays: 3 });
  expect(receiptOf("donate").next).toEqual({
    es: "Le llamamos en 1 día hábil para acordar el día de la grúa.",
    en: "We’ll call you within 1 business day to set a day for the tow truck.",
  });
  expect(nextOf("careers")).toMatch(/Leemos su solicitud en 5 días .+ within 5 business days\./);
  expect(nextOf("sell-my-car")).toMatch(/Un comprador le responde en 3 días .+ A buyer will get back to you within 3 /);
});
