import {
  damages,
  type OdometerBrand,
  odometerBrands,
  type RunsState,
  runsStates,
  type TitleType,
  titleTypes,
} from "#core/car-for-sale.ts";
import { neitherYesNorNo, noneOf } from "#feeds/engine/checks.ts";
import { plainText } from "#feeds/engine/clean/cell.ts";
import { readCents, readYesNo } from "#feeds/engine/clean/number.ts";
import { type Check, readBy, Unfit } from "#feeds/engine/read-by.ts";

/** Words of auction and yard programs for the few that the site uses, tried in order. */
function byWords<T extends string>(hints: readonly (readonly [RegExp, T])[], allowed: readonly string[]): Check<T> {
  return readBy((text) => {
    const word = plainText(text).toLowerCase().replace(/[_-]+/g, " ");
    return hints.find(([pattern]) => pattern.test(word))?.[1] ?? null;
  }, noneOf(allowed));
}

export const brandWord: Check<OdometerBrand> = byWords(
  [
    [/not actual|no real|exceed|tmu/, "not-actual"],
    [/exempt/, "exempt"],
    [/actual|real/, "actual"],
    [/unknown|not stated/, "unknown"],
  ],
  Object.keys(odometerBrands),
);

export const titleWord: Check<TitleType> = byWords(
  [
    [/rebuil|reconst|reconstruid/, "rebuilt"],
    [/salvage|salv\b|total loss|pérdida/, "salvage"],
    [/junk|parts only|non repair|destruction|scrap/, "junk"],
    [/bill of sale|carta/, "bill-of-sale"],
    [/clean|clear|limpio|original/, "clean"],
    [/unknown|not stated/, "unknown"],
  ],
  Object.keys(titleTypes),
);

export const runsWord: Check<RunsState> = byWords(
  [
    [/does ?n.t|does not|no start|non run|dnr|^no$|^n$|won.t/, "does-not-run"],
    [/drive|anda|^yes$|^y$|^run$/, "runs-and-drives"],
    [/start|engine runs|enciende|runs/, "starts"],
    [/unknown|not tested|untested/, "unknown"],
  ],
  Object.keys(runsStates),
);

const damageHints: readonly (readonly [RegExp, keyof typeof damages])[] = [
  [/minor|dent|scratch|rayon/, "minor-scratches"],
  [/front/, "front"],
  [/rear|trasero/, "rear"],
  [/side|lado/, "side"],
  [/all over/, "all-over"],
  [/roll/, "rollover"],
  [/under/, "undercarriage"],
  [/hail|granizo/, "hail"],
  [/flood|water|inund/, "flood"],
  [/burn|fire|incend/, "fire"],
  [/theft|stolen|robo|stripped/, "theft"],
  [/vandal/, "vandalism"],
  [/mechanic|engine|transmission/, "mechanical"],
  [/wear|none|uso/, "normal-wear"],
];

/** A damage that the site can name in both languages; another word would be read in one only. */
export const damageWord: Check<string> = byWords(damageHints, Object.keys(damages));

const noPrice = new Unfit({
  es: "no es un precio. Escríbalo así: 2995, o pregunte.",
  en: "is no price. Write it like 2995, or ask.",
});

/** Cents, or null for "ask". */
export const priceOrAsk: Check<number | null> = {
  read: (text) => (/^(ask|call|pregunte|0(\.0+)?)$/i.test(text) ? null : (readCents(text) ?? noPrice)),
};

export const keysWord: Check<boolean> = readBy(
  (text) => readYesNo(text) ?? (/exempt|unknown/i.test(text) ? false : null),
  neitherYesNorNo,
);
