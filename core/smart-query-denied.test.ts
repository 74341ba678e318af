import { expect, it } from "vitest";
import { takeDenied } from "./smart-query-denied.ts";

const among = (words: string) => (word: string) => words.split(" ").includes(word);
const take = (line: string) => {
  const { denied, rest } = takeDenied(line, {
    isPart: among("faro led puerta espejo vidrio motor cabeza tapa gasolina bumper cover transmission"),
    isHead: among("faro puerta espejo vidrio motor cabeza tapa bumper transmission"),
    isKind: among("left right 4x4 automatica derecha"),
    isCar: (word) => [..."civic honda camry town".split(" "), "town car"].includes(word),
    isTrait: among("black turbo cuero"),
  });
  return [rest.replace(/[ ,]+/g, " ").trim(), ...denied];
};

it.each([
  ["what a small word denies", "civic motor not turbo", ["civic motor", "not turbo"]],
  ["nothing after it that is another thing", "faro not the led civic", ["faro civic", "not the led"]],
  ["nor where the part itself is", "faro not led left", ["faro left", "not led"]],
  [
    "the side of what is denied",
    "no quiero la puerta derecha mejor cabeza",
    ["mejor cabeza", "no quiero la puerta derecha"],
  ],
  ["what it is not, with a verb", "motor that isnt a honda or camry", ["motor", "that isnt a honda or camry"]],
  ["whatever it shall be without, and of what", "bumper sin hoyos de led civic", ["bumper civic", "sin hoyos de led"]],
  ["what nor joins to it", "puerta sin vidrio ni el espejo civic", ["puerta civic", "sin vidrio ni el espejo"]],
  ["whatever it shall be without", "cover without dents civic", ["cover civic", "without dents"]],
  ["what it shall not be", "puerta que no esten rotos civic", ["puerta civic", "que no esten rotos"]],
  ["a whole name", "not the bumper cover the motor", ["the motor", "not the bumper cover"]],
  ["a kind before the one part", "transmission no black bumper", ["transmission", "no black bumper"]],
  ["a kind alone where nothing else is asked for", "no black bumper civic", ["bumper civic", "no black"]],
  ["a car and its make", "bumper not a honda civic", ["bumper", "not a honda civic"]],
  ["a car of a year", "not a 2012 camry", ["", "not a 2012 camry"]],
  ["all but one", "anything but honda", ["", "anything but honda"]],
  ["a name of two words", "not the town car bumper civic", ["bumper civic", "not the town car"]],
  ["all but one, with a word between", "faro any color but black civic", ["faro any color civic", "but black"]],
  ["all but one at the end", "faro civic menos el black", ["faro civic", "menos el black"]],
  ["what somebody has", "tapa de gasolina ya la tengo puerta civic", ["puerta civic", "tapa de gasolina ya la tengo"]],
  ["what a no after it refuses", "faro civic el de led no", ["faro civic", "el de led no"]],
  ["that before what is wanted instead", "the led one no pero the faro", ["pero the faro", "the led one no"]],
  ["that before it too", "ya tengo la tapa, puerta civic", ["puerta civic", "ya tengo la tapa"]],
])("takes %s", (_, line, taken) => {
  expect(take(line)).toEqual(taken);
});

it.each([
  "hay motor o no civic",
  "no prende motor civic",
  "no tienen faro civic",
  "no se civic",
  "no, civic",
  "civic but motor",
  "faro black mas o menos civic",
])("takes nothing out of: %s", (line) => {
  expect(take(line)).toHaveLength(1);
});
