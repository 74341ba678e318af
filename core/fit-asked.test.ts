import { expect, it } from "vitest";
import { findFitAsked } from "./fit-asked.ts";

/** As "part of one car > car that it shall go on". */
function piecesOf(typed: string): string {
  const asked = findFitAsked(typed);
  return asked ? asked.pieces.map(({ own, text }) => (own ? `> ${text}` : text)).join(" ") : "";
}

it.each([
  ["le hace la puerta de yukon 2008 a una tahoe 2010", "puerta de yukon 2008 > tahoe 2010"],
  ["¿A mi lancer 06 le entran los asientos de un eclipse?", "> lancer 06 asientos de un eclipse"],
  ["se le pueden poner focos del 2018 a un camry 2015", "focos del 2018 > camry 2015"],
  ["el cofre de la f150 2004 es igual al de la 2008", "cofre de la f150 2004 > 2008"],
  ["Will an 05 Accord alternator fit a 2007?", "05 accord alternator > 2007"],
  ["g35 seats in a 350z bolt right in?", "g35 seats > 350z"],
  ["can i use a motor out of a 2003 civic in my 2005", "> motor 2003 civic > 2005"],
])("%s names both cars", (typed, pieces) => {
  expect(piecesOf(typed)).toBe(pieces);
});

it.each([
  ["what else uses the same starter as an 02 explorer", true, false],
  ["que otros carros llevan la misma flecha", true, false],
  ["does this door fit my 2005 civic", false, true],
])("%s asks for what else takes it, or of a part that one has", (typed, which, hers) => {
  expect(findFitAsked(typed)).toMatchObject({ which, this: hers });
});

it.each(["puerta civic 2005", "honda fit 2009 door", "cual es el telefono de la yarda", "civic 1999 a 2003 motor"])(
  "%s asks nothing of the kind",
  (typed) => {
    expect(findFitAsked(typed)).toBeUndefined();
  },
);
