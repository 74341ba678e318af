import * as v from "valibot";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { messageIn } from "#content/chain/schema-words.ts";
import { chainFolder } from "#content/chain-facts.ts";
import { folderWord } from "#content/rules/decide-rules.ts";
import { isRule } from "#content/rules/sentence.ts";
import { type RuleId, ruleOf } from "#content/rules/table.ts";
import { listUnsaid } from "#content/rules/unsaid.ts";
import { leaveToFolder, type NewAnswer, sayRules, takeBackRule } from "#data/writes/rule-answers.ts";
import { type Done, definePage, demand, GoTo, type StaffRequest } from "../page.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { Panel } from "../shell/panel.tsx";
import { Told } from "../shell/toast.tsx";
import { copy } from "./copy.ts";
import { type Dispute, decisionsOf, loadRules, type RuleGroupLines, type RulesProps } from "./load.ts";
import { RuleLine } from "./rule-line.tsx";
import { readTyped } from "./rule-options.ts";
import "./rules.css";

function Disputes({ disputes, mayAnswer }: { disputes: Dispute[]; mayAnswer: boolean }) {
  const words = useCopy(copy);
  return (
    <Panel id="disputes" title={words.disputes} why={words.disputesWhy}>
      <ul className="rules">
        {disputes.map(({ id, office, folder }) => (
          <li className="rule" key={id}>
            <div>
              <p className="o-state o-state--bad">{office}</p>
              <p>{folder}</p>
            </div>
            {mayAnswer && (
              <div className="rule__keys">
                <ActionForm to="rules" name="keep" fields={{ rule: id }}>
                  <Button aria-label={`${words.keep}. ${office}`}>{words.keep}</Button>
                </ActionForm>
                <ActionForm to="rules" name="folder" fields={{ rule: id }}>
                  <Button look="line" aria-label={`${words.take}. ${folder}`}>
                    {words.take}
                  </Button>
                </ActionForm>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type GroupsProps = { groups: RuleGroupLines[]; state: "unsaid" | "said"; open?: string; mayAnswer: boolean };

/** One group at a time: all of them would be fifteen screens of a phone. */
function Groups({ groups, state, open, mayAnswer }: GroupsProps) {
  const words = useCopy(copy);
  return groups.map(({ id, name, lines, usual }) => (
    <details key={id} className="o-fold rule-group" id={`${state}-${id}`} open={id === open}>
      <summary>
        <h3>{name}</h3> <b>{lines.length}</b>
      </summary>
      {state === "unsaid" && usual > 0 && mayAnswer && (
        <ActionForm to="rules" name="usual" fields={{ group: id }} className="rule-usual">
          <Button look="line" aria-label={`${name}: ${words.usual(usual)}`}>
            {words.usual(usual)}
          </Button>
        </ActionForm>
      )}
      <ul className="rules">
        {lines.map((line) => (
          <RuleLine key={line.id} line={line} state={state} mayAnswer={mayAnswer} />
        ))}
      </ul>
    </details>
  ));
}

function Rules({ title, disputes, unsaid, said, mute, yards, open, counts, mayAnswer, told }: RulesProps) {
  const words = useCopy(copy);
  return (
    <>
      <div className="o-head">
        <div>
          <h1>{title}</h1>
          <p>{words.lead}</p>
          {!mayAnswer && <p>{words.readOnly}</p>}
        </div>
      </div>
      <Told told={told} />
      <div className="o-stack">
        <dl className="o-panel rule-sum">
          {(
            [
              [counts.said, words.published],
              [counts.unsaid, words.wait],
              [counts.mute, words.silent],
            ] as const
          ).map(([count, what]) => (
            <div key={what}>
              <dd>{count}</dd>
              <dt>{what}</dt>
            </div>
          ))}
        </dl>
        {disputes.length > 0 && <Disputes disputes={disputes} mayAnswer={mayAnswer} />}
        <Panel id="unsaid" title={words.unsaid} why={counts.unsaid === 0 ? words.none : counts.unsaid}>
          <Groups groups={unsaid} state="unsaid" open={open ?? ""} mayAnswer={mayAnswer} />
        </Panel>
        {yards.length > 0 && (
          <Panel id="yards" title={words.yards} why={words.yardsWhy}>
            <ul className="o-lines">
              {yards.map(({ field, name, yards: silent }) => (
                <li key={field}>
                  <div>
                    <h3>{name}</h3>
                    <p>{words.some(silent)}</p>
                  </div>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        {counts.said > 0 && (
          <details className="o-panel o-fold" open={counts.unsaid === 0}>
            <summary>
              {words.said}: {counts.said}
            </summary>
            <Groups groups={said} state="said" mayAnswer={mayAnswer} />
          </details>
        )}
        {mute.length > 0 && (
          <Panel id="mute" title={words.mute}>
            <ul className="rules">
              {mute.map((line) => (
                <RuleLine key={line.id} line={line} state="mute" mayAnswer={mayAnswer} />
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </>
  );
}

const ruleIn = (fields: URLSearchParams): RuleId | undefined => {
  const id = fields.get("rule") ?? "";
  return isRule(id) ? id : undefined;
};

/** The page anew, with what was done: reloading it does nothing again. */
async function shown({ services, href }: StaffRequest, what: "said" | "undone"): Promise<Done> {
  await services.stock.refresh();
  return new GoTo(`${href("rules")}?${what}`);
}

/** Writes answers down. */
async function say(request: StaffRequest, answers: readonly NewAnswer[]): Promise<Done> {
  const { services, staff } = request;
  demand(staff, "promises", "chain");
  if (answers.length > 0) await sayRules(services.db, answers, staff);
  return shown(request, "said");
}

/** A value that the rule's own schema takes, or what it has against it. */
async function sayValue(request: StaffRequest, id: RuleId | undefined, read: (id: RuleId) => unknown): Promise<Done> {
  const words = copy[request.edition];
  if (!id) return { again: words.noOne };
  const result = v.safeParse(ruleOf(id).schema, read(id));
  if (!result.success) return { again: words.bad(messageIn(request.edition, result.issues[0].message)) };
  return say(request, [{ rule: id, value: JSON.stringify(result.output), against: null }]);
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** What the chain promises and asks, who said it, and what nobody has said yet. */
export const page = definePage("rules", {
  load: loadRules,
  Page: Rules,
  actions: {
    say: (request, fields) => sayValue(request, ruleIn(fields), () => readJson(fields.get("value"))),
    type: (request, fields) =>
      sayValue(request, ruleIn(fields), (id) => readTyped(id, fields, chainFolder().facts.languages)),
    async hush(request, fields) {
      const rule = ruleIn(fields);
      return rule ? say(request, [{ rule, value: null, against: null }]) : { again: copy[request.edition].noOne };
    },
    /** A yes to every usual rule of a group of which nobody has said anything. */
    usual(request, fields) {
      const unsaid = listUnsaid(decisionsOf(request), chainFolder().facts);
      const usual = unsaid.filter((id) => ruleOf(id).usual && ruleOf(id).group === fields.get("group"));
      return say(
        request,
        usual.map((rule) => ({ rule, value: "true", against: null })),
      );
    },
    /** The office's word again, now against what the folder says. */
    async keep(request, fields) {
      const rule = ruleIn(fields);
      const holds = rule && decisionsOf(request)[rule].holds;
      if (!rule || holds?.source !== "staff") return { again: copy[request.edition].noOne };
      const value = "says" in holds.value ? JSON.stringify(holds.value.says) : null;
      return say(request, [{ rule, value, against: folderWord(chainFolder().facts.rules[rule]) }]);
    },
    async folder(request, fields) {
      const { services, staff, edition } = request;
      demand(staff, "promises", "chain");
      const rule = ruleIn(fields);
      if (!rule) return { again: copy[edition].noOne };
      await leaveToFolder(services.db, rule, staff);
      return shown(request, "said");
    },
    async undo(request, fields) {
      const { services, staff, edition } = request;
      demand(staff, "promises", "chain");
      const press = { rule: fields.get("rule") ?? "", id: fields.get("answer") ?? "" };
      const done = await takeBackRule(services.db, press, staff);
      return done ? shown(request, "undone") : { again: copy[edition].nothingBack };
    },
  },
});
