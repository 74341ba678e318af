import * as v from "valibot";
import {
  damages,
  type OdometerBrand,
  odometerBrands,
  type RunsState,
  runsStates,
  type TitleType,
  titleTypes,
} from "#core/car-for-sale.ts";
import { plainText } from "#feeds/engine/clean/cell.ts";
import { readCents, readYesNo } from "#feeds/engine/clean/number.ts";

type Check<T> = v.GenericSchema<string, T>;

/** Words of auction and yard programs for the few that the site uses, tried in order. */
function byWords<T extends string>(hints: readonly (readonly [RegExp, T])[], allowed: readonly string[]): Check<T> {
  const reason = `is not one of: ${allowed.join(", ")}.`;
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const word = plainText(dataset.value).toLowerCase().replace(/[_-]+/g, " ");
      const found = hints.find(([pattern]) => pattern.test(word));
      if (found) return found[1];
      addIssue({ message: reason });
      return NEVER;
    }),
  );
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

/** Cents, or null for "ask". */
export const priceOrAsk: Check<number | null> = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    if (/^(ask|call|pregunte|0(\.0+)?)$/i.test(dataset.value)) return null;
    const cents = readCents(dataset.value);
    if (cents !== null) return cents;
    addIssue({ message: "is no price. Write it like 2995, or ask." });
    return NEVER;
  }),
);

export const keysWord: Check<boolean> = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const answer = readYesNo(dataset.value) ?? (/exempt|unknown/i.test(dataset.value) ? false : null);
    if (answer !== null) return answer;
    addIssue({ message: "is neither yes nor no." });
    return NEVER;
  }),
);
