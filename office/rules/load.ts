import { chainFolder } from "#content/chain-facts.ts";
import { decideRules, type RuleDecisions, type RuleWord } from "#content/rules/decide-rules.ts";
import { type RuleGroup, ruleGroups } from "#content/rules/rule.ts";
import { ruleName, sentenceOf, wordText } from "#content/rules/sentence.ts";
import { type RuleId, ruleIds, ruleOf } from "#content/rules/table.ts";
import { groupNames, listDisputed, listUnsaid, rulesFor } from "#content/rules/unsaid.ts";
import type { Edition } from "#core/edition.ts";
import { type Said, sourceText } from "#core/sources.ts";
import { pageRow } from "#site/pages.ts";
import { may } from "../access.ts";
import { type StaffRequest, shownStores } from "../page.tsx";
import { formatWhen } from "../shell/moment.ts";
import { copy } from "./copy.ts";
import { fieldsOf, optionsOf, type TypedField, typedValue } from "./rule-options.ts";
import { listUnsaidOfYards, type YardValue } from "./yard-values.ts";

type RuleOption = { value: string; text: string };
export type RuleLine = {
  id: RuleId;
  /** What visitors read, or would read. */
  text: string;
  where: string;
  /** Who said it, and when. */
  source: string;
  options: RuleOption[];
  fields: (TypedField & { value: string; label: string })[];
  /** The last answer of the office, which can be taken back. */
  answer: string | undefined;
};
export type Dispute = { id: RuleId; office: string; folder: string };
export type RuleGroupLines = { id: RuleGroup; name: string; lines: RuleLine[]; usual: number };
export type RulesProps = {
  disputes: Dispute[];
  unsaid: RuleGroupLines[];
  said: RuleGroupLines[];
  mute: RuleLine[];
  yards: YardValue[];
  /** The group where somebody was just answering, or the first one. */
  open: RuleGroup | undefined;
  counts: { said: number; unsaid: number; mute: number };
  mayAnswer: boolean;
  title: string;
  told: string | undefined;
};

/** As the folder and the database have them now. */
export const decisionsOf = ({ services }: Pick<StaffRequest, "services">): RuleDecisions => {
  return decideRules(chainFolder().facts.rules, services.stock.current.chain.ruleAnswers);
};

/** What a rule would say; of several things that it may say, all of them. */
function askedText(id: RuleId, edition: Edition): string {
  const options = optionsOf(id).filter((one) => one !== null);
  if (options.length === 0) return copy[edition].example(ruleName(id, edition));
  if (options.length === 1) return ruleName(id, edition);
  return options.map((one) => sentenceOf(id, one, edition)).join(" / ");
}

/** Where the last answer was given, or the next group in which something is unsaid. */
function openGroup(decisions: RuleDecisions, unsaid: readonly RuleId[]): RuleGroup | undefined {
  const waiting = ruleGroups.filter((group) => unsaid.some((id) => ruleOf(id).group === group));
  const [last] = ruleIds
    .filter((id) => decisions[id].holds?.source === "staff")
    .sort((a, b) => ((decisions[a].holds?.at ?? "") < (decisions[b].holds?.at ?? "") ? 1 : -1));
  const from = last ? ruleGroups.indexOf(ruleOf(last).group) : 0;
  return waiting.find((group) => ruleGroups.indexOf(group) >= from) ?? waiting[0];
}

/** How many are unsaid, and how many in conflict. */
export function countRules(request: Pick<StaffRequest, "services">): { unsaid: number; disputed: number } {
  const { facts } = chainFolder();
  const decisions = decisionsOf(request);
  return {
    unsaid: listUnsaid(decisions, facts).length,
    disputed: listDisputed(decisions, facts).length,
  };
}

const isSilent = (said: Said<RuleWord> | undefined) => said !== undefined && "silent" in said.value;
const saidValue = (said: Said<RuleWord> | undefined) => (said && "says" in said.value ? said.value.says : undefined);

export function loadRules(request: StaffRequest): RulesProps {
  const { edition, now, services, staff, query } = request;
  const words = copy[edition];
  const zone = services.stock.current.chain.timeZone;
  const { facts } = chainFolder();
  const decisions = decisionsOf(request);
  const answers = services.stock.current.chain.ruleAnswers;

  const lineOf = (id: RuleId): RuleLine => {
    const { pages, unit } = ruleOf(id);
    const { holds } = decisions[id];
    const value = saidValue(holds);
    const since = holds?.at ? formatWhen(new Date(holds.at), now, zone, edition) : "";
    return {
      id,
      text: value === undefined ? askedText(id, edition) : sentenceOf(id, value, edition),
      where: words.where([...new Set(pages.map((page) => pageRow(page).label[edition]))].join(", ")),
      source: holds ? words.by(sourceText(holds, edition), holds.by ?? "", since) : words.nobody,
      options: optionsOf(id).map((one) => ({ value: JSON.stringify(one), text: sentenceOf(id, one, edition) })),
      fields: fieldsOf(id, facts.languages).map((field) => ({
        ...field,
        value: typedValue(field.name, value),
        label: field.name === "n" ? (unit?.[edition] ?? "") : words.fields[field.name],
      })),
      answer: answers.find(({ rule }) => rule === id)?.id,
    };
  };
  const inGroups = (ids: readonly RuleId[]): RuleGroupLines[] =>
    ruleGroups.flatMap((group) => {
      const here = ids.filter((id) => ruleOf(id).group === group);
      const usual = here.filter((id) => ruleOf(id).usual).length;
      return here.length > 0 ? [{ id: group, name: groupNames[group][edition], lines: here.map(lineOf), usual }] : [];
    });
  const ids = rulesFor(facts);
  const unsaid = listUnsaid(decisions, facts);
  const mute = ids.filter((id) => isSilent(decisions[id].holds));
  const said = ids.filter((id) => decisions[id].holds && !mute.includes(id));
  return {
    title: words.title,
    disputes: listDisputed(decisions, facts).map((id) => ({
      id,
      office: words.office(wordText(id, decisions[id].holds?.value, edition)),
      folder: words.folder(wordText(id, decisions[id].disputed[0]?.value, edition)),
    })),
    unsaid: inGroups(unsaid),
    said: inGroups(said),
    mute: mute.map(lineOf),
    open: openGroup(decisions, unsaid),
    yards: listUnsaidOfYards(shownStores(request, "promises.see"), facts.switches, edition),
    counts: { said: said.length, unsaid: unsaid.length, mute: mute.length },
    mayAnswer: may(staff, "promises", "chain"),
    told: query.has("said") ? words.done : query.has("undone") ? words.back : undefined,
  };
}
