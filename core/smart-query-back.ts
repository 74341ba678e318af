/** No glass, light or half that is called so, and no word that goes with another. */
const back =
  /(?<!(?:money|hatch|pull|cash) )(?<![\w-])back(?![\w-])(?! (?:up|glass|window|windshield|half|to|in|from|of|order|for|again|home|and forth)(?!\w))/g;
const backward = /(?<![\w-])(?:(?:para|pa'?) ?a?tras|de (?:vuelta|regreso))(?![\w-])/g;
const inTheBack = /(?<!\w)(?:(?:in|on|at) )?the back(?= left| right|$)/g;

/** What is carried comes back: "take it back", "traerlo para atras". */
const carries = new Set(
  (
    "bring brings bringing brought take takes taking took get gets getting got give gives giving gave given go goes going went come comes " +
    "coming came send sends sending sent return returning exchange buy call pay drive mail ship carry put is be want " +
    "traer traigo trae traen traje trajo traerla traerlo llevar llevo lleva llevan llevarla llevarlo regresar regreso regresa regresan " +
    "regresarla regresarlo devolver devuelvo devuelven devolverla devolverlo mandar mando mandan dar dan doy darla darlo echar echo"
  ).split(" "),
);
const mostBetween = 4;

/** The last words before a place in the text; a line is short, and is cut before it is read. */
const wordsBefore = (text: string, at: number): string[] =>
  text
    .slice(Math.max(0, at - 60), at)
    .split(/[\s,?!.]+/)
    .filter(Boolean)
    .slice(-mostBetween);

/** What may follow the verb, and no part of which it could tell the place: "bring back a starter", "back if it fails". */
const follows =
  /^ (?:an?|the|my|this|that|these|those|it|them|one|your|any|some|if|when|after|within|and|or|please|later|today|tomorrow|because|cuz|but|so|on|next|i|we|you|can|will|parts?)(?!\w)/;

const isBrought = (text: string, at: number, length: number): boolean => {
  const after = text.slice(at + length, at + length + 20);
  return (!/^ [a-z]/.test(after) || follows.test(after)) && wordsBefore(text, at).some((word) => carries.has(word));
};

/** Where a part is, "rear", unless a verb says that something is brought back; in a folded text. */
export function backInWords(text: string): string {
  const placed = text.replace(inTheBack, "rear");
  return placed
    .replace(back, (word, at: number) => (isBrought(placed, at, word.length) ? word : "rear"))
    .replace(backward, (words, at: number, whole: string) =>
      wordsBefore(whole, at).some((word) => carries.has(word)) ? " , " : words,
    );
}
