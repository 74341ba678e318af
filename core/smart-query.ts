import type { Color } from "./color.ts";
import { isEmptyWord, isFrame } from "./empty-words.ts";
import { everydayWords, praise } from "./everyday-words.ts";
import { spokenNumbers } from "./number-words.ts";
import { alsoAsked, isRefused } from "./smart-query-also.ts";
import { asksForHours, isHoursWord, isRowWord, isYardWord, takeDoors, takeRow } from "./smart-query-asked.ts";
import {
  apartByYears,
  bareYears,
  colorOf,
  guessCar,
  joinCylinders,
  madeIn,
  otherCars,
  shortLast,
  unpainted,
  withoutVerb,
  yearMeant,
  yearsOfTwo,
} from "./smart-query-beside.ts";
import { changesPart, nearestPart, ofGearbox, sideOf } from "./smart-query-beside-part.ts";
import { carsMeant, takeCarWords } from "./smart-query-car-words.ts";
import { type FindMaker, takeCodes } from "./smart-query-codes.ts";
import { takeDenied, thingsOf } from "./smart-query-denied.ts";
import { takeDistance } from "./smart-query-distance.ts";
import { engineText, isEngine } from "./smart-query-engine.ts";
import { withFormerMake } from "./smart-query-former-makes.ts";
import { joinParts, joinWords } from "./smart-query-joined.ts";
import { isKind } from "./smart-query-kinds.ts";
import { guessName, oneMake, type Vocabulary } from "./smart-query-names.ts";
import { isRimNumber, isRimWord, noParts, type PartLexicon, takePart } from "./smart-query-parts.ts";
import { kindsInWords, sizesInWords } from "./smart-query-phrases.ts";
import {
  type FindCity,
  type GuessCity,
  noCity,
  takeCity,
  takeGuessedCity,
  takeHere,
  takeMeantCity,
} from "./smart-query-places.ts";
import { type Facet, isDenied, isOfPart, joined } from "./smart-query-said.ts";
import { scanNames } from "./smart-query-scan.ts";
import { clipped, isStockNumber, tokensOf } from "./smart-query-tokens.ts";
import { coreTerms, coreWords, isCab, otherWords } from "./smart-query-words.ts";
import { findSingleYear, takeYearPhrases, yearInFull } from "./smart-query-years.ts";
import { isSure, type SmartReading } from "./smart-reading.ts";
import { fold, squash } from "./text.ts";
import { findYears, type YearList } from "./years.ts";

export function readSmartQuery(
  text: string,
  vocabulary: Vocabulary,
  now = new Date(),
  {
    findCity = () => undefined,
    guessCity = () => undefined,
    findMaker = () => undefined,
    parts = noParts,
  }: { findCity?: FindCity; guessCity?: GuessCity; findMaker?: FindMaker; parts?: PartLexicon } = {},
): SmartReading {
  const codes = takeCodes(clipped(text), vocabulary, findMaker);
  const { distance, took: distanceSaid, rest: far } = takeDistance(sizesInWords(spokenNumbers(fold(codes.rest))));
  const { here: saidHere, took: hereSaid, nearest, rest: near } = takeHere(far);
  const { row, took: rowSaid, rest: standing } = takeRow(near);
  // Before what tells where a part is: "2010 o posterior" is no rear one.
  const things = thingsOf(parts, vocabulary);
  const { years: ranges, took: rangesSaid, denied: noYears, rest: undated } = takeYearPhrases(standing, now, things);
  const { denied: noThings, rest: wanted } = takeDenied(kindsInWords(undated), things);
  const denied = [...noYears, ...noThings];
  const doors = takeDoors(joinParts(joinWords(wanted, parts), parts));
  const { rest } = doors;
  const mayBeCity = codes.zip === "" && !saidHere;
  const isOther = (word: string) =>
    colorOf(word) !== undefined ||
    isEngine(word) ||
    parts.isPartWord(word) ||
    vocabulary.modelsByKey.has(squash(word)) ||
    vocabulary.makeByKey.has(squash(word));
  const isPlain = (word: string) => [otherWords, everydayWords, praise].some((known) => known.has(word));
  const isKnown = (word: string) => isEmptyWord(word) || isPlain(word) || isOther(word) || isYardWord(word);
  const sought = mayBeCity
    ? takeMeantCity(tokensOf(rest), { findCity, guessCity, isKnown, vocabulary })
    : noCity(tokensOf(rest));
  const signs = takeCarWords(sought.rest, vocabulary, { least: 2 });
  const named = takePart(signs.rest, parts, vocabulary);
  const isSaid = (word: string) => isKnown(word) || /\d/.test(word) || findCity(word, true) !== undefined;
  const words = takeCarWords(named.rest, vocabulary, { least: 1, besidePart: named.part === "" ? undefined : isSaid });
  const names = scanNames(withoutVerb(words.rest, vocabulary), vocabulary, now);
  const lineWords = tokensOf(rest);
  const seek = mayBeCity && sought.zip === "";
  const alone = named.part === "" && names.modelIds.length === 0 && names.makeId === null;
  const exact = seek ? takeCity(names.rest, findCity, { isOther, line: lineWords }) : noCity(names.rest);
  const left = seek && exact.zip === "" ? takeGuessedCity(exact.rest, guessCity, { alone, isOther }) : exact;
  const city = { zip: codes.zip || sought.zip || left.zip, took: sought.took || left.took, rest: left.rest };
  const here = saidHere || (nearest !== "" && city.zip === "");
  const said: Record<Facet, string[]> = {
    vin: [codes.took.vin ?? ""],
    stock: [codes.took.stock ?? ""],
    part: [named.took],
    car: names.took.car,
    years: [rangesSaid],
    engine: [],
    color: [],
    body: [...names.took.body, doors.took],
    row: [rowSaid],
    hours: [],
    distance: [distanceSaid],
    place: [codes.took.place ?? city.took, hereSaid, here ? nearest : ""],
  };
  const wordBefore = (word: string) => lineWords[lineWords.indexOf(word) - 1] ?? "";
  const isPlaced = city.zip !== "" || row !== "" || here;
  const years: string[] = [];
  const colors = new Set<Color>();
  const engine: string[] = [];
  const guesses = [...names.guesses, ...[sought.guess ?? left.guess ?? []].flat()];
  const beside: string[] = [];
  // "2015 camry se", "f150 platinum": trims that are spelt like a small word and a color.
  const trims = ["se", "platinum"].filter((word) => names.took.car.includes(wordBefore(word)));
  const cabs = names.took.body.filter(isCab);
  const leftover: string[] = [...named.having];
  const part = [named.part].filter(Boolean);
  let { makeId } = names;
  const modelIds = new Set(names.modelIds);
  let stockNumber = codes.stockNumber;
  const signed = [names.took.body, doors.bodies, signs.taken, words.taken].some((of) => of.length > 0);
  const isOfCar = () => signed || makeId !== null || modelIds.size > 0;
  for (const word of shortLast(joinCylinders(city.rest), isOfCar())) {
    const about = { before: wordBefore(word), modelIds: names.modelIds, isOfCar: isOfCar(), line: lineWords, now };
    const year = yearMeant(word, about, vocabulary);
    const color = colorOf(word);
    if (trims.includes(word)) {
      beside.push(word);
      said.car.push(word);
    } else if (year !== undefined && !(isRimNumber(word) && isRimWord(wordBefore(word)))) {
      years.push(String(year));
      said.years.push(word);
    } else if (isEngine(word)) {
      engine.push(engineText(word));
      said.engine.push(word);
    } else if (color && !unpainted.has(wordBefore(word))) {
      colors.add(color);
      said.color.push(word);
    } else if (
      isEmptyWord(word) ||
      isFrame(word, lineWords, named) ||
      (isYardWord(word, isPlaced && !named.part && names.took.car.length === 0) &&
        (isPlaced || isOfCar() || named.part !== ""))
    )
      continue;
    // "en qué fila está el civic": where each stands is told of every car.
    else if (isRowWord(word) && modelIds.size > 0) continue;
    else if (isHoursWord(word) || isYardWord(word)) leftover.push(word);
    else if (stockNumber === "" && isStockNumber(word)) {
      stockNumber = word.toUpperCase();
      said.stock.push(word);
    } else if (/^\d\d$/.test(word) && part.length > 0 && parts.isPart([...part, word].join(" "))) {
      part.push(word);
      said.part.push(word);
    } else {
      // Where a part is, or a word of its name, is no mistyped car: "delantera" is near to an Elantra, "bearing" to a Sebring.
      const known = { makeId, isNamed: names.cars.length > 0, ranges, line: lineWords, now };
      const guess = isKind(word) || parts.isPartWord(word, true) ? undefined : guessCar(word, known, vocabulary);
      const isLacking = ["sin", "no", "without", "con", "with"].includes(wordBefore(word));
      const near = isLacking || isPlain(word) ? undefined : nearestPart(word, part, parts);
      // What is as near to a part as to a car is the part of a model that is known already.
      const isPartFirst = modelIds.size > 0 || (near !== undefined && part.length > 0 && isKind(near.word));
      const side = near || (isKind(word) && named.others.length > 0) ? undefined : sideOf(word, part, parts);
      if (side) {
        part.push(side);
        said.part.push(word);
      } else if (
        near &&
        (!guess || near.distance < guess.distance || (isPartFirst && near.distance === guess.distance))
      ) {
        // Where it is, is meant as it is spelt right: "faro drecho".
        part.push(isKind(near.word) ? near.word : word);
        said.part.push(word);
        // What was left beside a mistyped one is no guess: "facia trasera".
        if (near.distance > 0) guesses.push({ typed: word, meant: near.word });
      } else if (!guess) leftover.push(word);
      else {
        if (guess.makeId !== undefined) makeId ??= guess.makeId;
        said.car.push(word);
        for (const model of guess.models) modelIds.add(model.id);
        if (guess.models[0]) makeId ??= oneMake(guess.models);
        const model = guess.models[0];
        const make = vocabulary.makeNames.get(guess.makeId ?? model?.makeId ?? 0) ?? "";
        // "mustangs" are no misspelt Mustang.
        if (word !== `${guess.key}s`) guesses.push({ typed: word, meant: model ? `${make} ${model.name}` : make });
      }
    }
  }
  for (const word of leftover.splice(0)) {
    // "hunda acord": a make that was too far from any by itself is the one of the model.
    const guess = makeId === null || isHoursWord(word) ? undefined : guessName(vocabulary, word, makeId);
    if (!guess || guess.makeId !== makeId) leftover.push(word);
    else {
      said.car.push(word);
      guesses.push({ typed: word, meant: vocabulary.makeNames.get(guess.makeId ?? 0) ?? "" });
    }
  }
  // "core charge on a starter" asks for the starter's price, which has it.
  if (part.length > 0 && leftover.some((word) => coreWords.has(word)))
    for (const word of leftover.splice(0))
      (coreWords.has(word) || coreTerms.has(word) ? said.part : leftover).push(word);
  const others = part.length > 0 ? otherCars(names, leftover, vocabulary, now) : undefined;
  if (others) {
    leftover.splice(0, leftover.length, ...others.rest);
    if (others.modelIds) {
      modelIds.clear();
      for (const id of others.modelIds) modelIds.add(id);
      for (const words of others.words) said.car = said.car.join(" ").replace(words, "").split(" ").filter(Boolean);
    }
  }
  // "puerta abierta": beside a part it is no question for hours.
  // "direccion en ontario": where the yard is, and no steering.
  if (part.join() === "direccion" && city.zip !== "" && !isOfCar()) {
    part.length = 0;
    said.part = [];
  }
  const hours = part.length === 0 && asksForHours(leftover);
  if (hours) said.hours = leftover.splice(0);
  const yearWords = said.years.filter(Boolean).slice(-years.length);
  const [second = "", third] = others?.words ?? names.cars.slice(1).map((car) => car.words);
  const each =
    rangesSaid === "" && second !== "" && third === undefined
      ? yearsOfTwo(lineWords, [names.cars[0]?.words ?? "", second], yearWords)
      : undefined;
  const readYears = (of: readonly string[], words: readonly string[]) =>
    findYears(bareYears(of, words, lineWords), now) ?? [];
  const ofEach =
    each &&
    ([each[0], each[1]].map((own) =>
      readYears(
        own.map((word) => String(findSingleYear(word, now))),
        own,
      ),
    ) as [YearList, YearList]);
  const single = others && ofEach ? (ofEach[0] ?? []) : readYears(years, yearWords);
  if (each && others) said.years = [...each[0]];
  else if (each) {
    // Each keeps its own where the question is written again.
    said.car = names.cars.flatMap(({ words: car }, at) => [car, ...(each[at] ?? [])]);
    said.years = [];
  }
  const allYears = findYears([...ranges, ...single].map(([from, to]) => `${from}-${to}`).join(","), now) ?? [];
  const called = { makeId, modelIds: madeIn([...modelIds], allYears, vocabulary), years: allYears };
  const meant = carsMeant([...signs.taken, ...words.taken], { ...called, ...withFormerMake(called, vocabulary) }, now);
  said.car.push(...meant.car);
  said.engine.push(...meant.engineSaid);
  for (const word of meant.leftover) {
    if (!isEngine(word)) leftover.push(word);
    else {
      engine.push(engineText(word));
      said.engine.push(word);
    }
  }
  if (meant.engine !== "" && !engine.some((word) => /\d\.\d/.test(word))) engine.push(meant.engine);
  const refused = [...named.others, ...(others?.words ?? [])].filter((name) => isRefused(name, lineWords));
  const reading = {
    makeId: meant.makeId,
    modelIds: meant.modelIds,
    years: meant.years,
    apart: others || meant.apart.length > 0 ? meant.apart : apartByYears(names.cars, ofEach, vocabulary),
    abroad: meant.abroad,
    unlisted: named.unlisted,
    denied,
    beside: [...names.series, ...named.ofCar, ...named.told, ...beside, ...refused, ...cabs, ...meant.beside],
    also: alsoAsked({
      words: lineWords,
      part: named,
      first: names.cars[0]?.words ?? "",
      others: others?.words ?? [],
      secondYears: each?.[1],
      said,
    }),
    doubtful:
      named.having.length > 0 ||
      isDenied(leftover, lineWords, said, denied, parts.isHead) ||
      isOfPart(leftover, lineWords, named.took, isPlain) ||
      leftover.some((word) => changesPart(word, named.torn, parts, vocabulary)),
    zip: city.zip,
    here,
    distance,
    part: ofGearbox(part.join(" "), meant.gearbox, parts),
    row,
    hours,
    bodies: [...new Set([...names.bodies, ...doors.bodies])],
    colors: [...colors],
    engine: [...new Set(engine)].join(" "),
    vin: codes.vin,
    vinPattern: codes.vinPattern,
    stockNumber,
    guesses,
    leftover,
    said: joined({ ...said, years: said.years.map((word) => yearInFull(word, now)) }),
  };
  return { ...reading, sure: isSure(reading) };
}
