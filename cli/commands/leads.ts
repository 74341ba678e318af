import { writeFile } from "node:fs/promises";
import { formIds } from "#core/forms/forms.ts";
import { type LeadState, listLeads } from "#data/queries/leads.ts";
import { type Command, UsageError } from "../command.ts";
import { readCount, readStore } from "../input.ts";
import { leadCsv, leadJson, leadLines } from "../lead-text.ts";

const states = ["waiting", "sent", "failed"] as const satisfies LeadState[];

function oneOf<T extends string>(name: string, value: string | boolean | undefined, words: readonly T[]) {
  if (value === undefined) return undefined;
  const found = words.find((word) => word === value);
  if (!found) throw new UsageError(`--${name} must be one of: ${words.join(", ")}.`);
  return found;
}

function readSince(value: string | boolean | undefined): string | undefined {
  if (value === undefined) return undefined;
  const days = /^(\d{1,4})d$/.exec(String(value))?.[1];
  const time = days ? Date.now() - Number(days) * 86_400_000 : Date.parse(String(value));
  if (Number.isNaN(time)) throw new UsageError("--since must be a day such as 2026-11-15, or 7d for seven days.");
  return new Date(time).toISOString();
}

export const leadsCommand: Command = {
  usage:
    "leads [file.csv|file.json] [--form FORM] [--store ID] [--since DAY|7d] [--state waiting|sent|failed] [--unproven] [--limit N]",
  about:
    "Lists what visitors sent with forms, the newest first, with all fields; a file takes all of them. Those without the human check are left out unless --unproven asks for them alone.",
  options: {
    form: { type: "string" },
    store: { type: "string" },
    since: { type: "string" },
    state: { type: "string" },
    limit: { type: "string" },
    unproven: { type: "boolean" },
  },
  async run({ words: [file], options, openDatabase, io }) {
    const form = oneOf("form", options.form, formIds);
    const state = oneOf("state", options.state, states);
    const since = readSince(options.since);
    const write = file === undefined ? undefined : /\.json$/i.test(file) ? leadJson : leadCsv;
    if (file !== undefined && !/\.(csv|json)$/i.test(file)) throw new UsageError("The file must end in .csv or .json.");
    const limit = file && options.limit === undefined ? undefined : readCount("limit", options.limit, 20);
    const db = await openDatabase();
    const storeId = await readStore(db, options.store);
    const query = { form, state, since, storeId };
    const proof = options.unproven ? "unproven" : "proven";
    const leads = await listLeads(db, { ...query, proof, limit });
    if (file && write) {
      // Personal data: for the owner of the file alone.
      await writeFile(file, write(leads), { mode: 0o600 });
      io.out(`${leads.length} written to ${file}. It holds personal data: keep it safe and delete it after use.`);
    } else for (const lead of leads) for (const line of leadLines(lead, "en")) io.out(line);
    if (leads.length === 0) io.out("No forms match.");
    const apart = options.unproven ? 0 : (await listLeads(db, { ...query, proof: "unproven" })).length;
    if (apart > 0) io.out(`${apart} more came without the human check: leads --unproven`);
    return 0;
  },
};
