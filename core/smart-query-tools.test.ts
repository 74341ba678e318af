import { expect, it } from "vitest";
import { toolQuestion } from "./smart-query-tools.ts";

it.each([
  ["can I bring a jack", "jack", "bring"],
  ["¿Puedo llevar un gato?", "gato", "bring"],
  ["puedo meter un gato hidráulico", "gato", "bring"],
  ["bring my own tools", "", "bring"],
  ["can I take a grinder in", "", "bring"],
  ["are jacks allowed", "jacks", "bring"],
  ["puedo usar gato", "gato", "bring"],
  ["jack stands", "jack", "bring"],
  ["jackstands", "", "bring"],
  ["torres para gato", "gato", "bring"],
  ["caja de herramienta: ¿la puedo traer?", "caja", "bring"],
  ["rentan herramienta", "", "lend"],
  ["prestan gatos", "gatos", "lend"],
  ["can I borrow a jack", "jack", "lend"],
  ["do you rent tools", "", "lend"],
  ["rentan pluma", "pluma", "kept"],
  ["engine hoist rental", "engine", "kept"],
  ["prestan carretillas", "", "kept"],
] as const)("%s asks of the rules", (typed, part, asked) => {
  expect(toolQuestion(typed, part)).toBe(asked);
});

it.each([
  ["jack", "jack"],
  ["gato", "gato"],
  ["gato civic 2005", "gato"],
  ["gato y herramienta", "gato"],
  ["llevo un civic 2005, busco gato", "gato"],
  ["¿trae gato el civic?", "gato"],
  ["quiero llevarme un gato", "gato"],
  ["bring back a jack", "jack"],
  ["which tools do I need to bring for an alternator", "alternator"],
  ["qué herramienta llevar para un alternador", "alternador"],
  ["puedo llevar un motor", "motor"],
  ["rent a car", ""],
  ["do i need tools", ""],
  ["pluma", "pluma"],
  ["", ""],
])("%s does not", (typed, part) => {
  expect(toolQuestion(typed, part)).toBeUndefined();
});
