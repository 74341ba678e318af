import { secretOutlivesMs } from "#core/site-secrets.ts";
import { rotateSiteSecret } from "#data/writes/site-secrets.ts";
import { type Command, UsageError } from "../command.ts";

export const secretCommand: Command = {
  usage: "secret rotate [--drop-old]",
  about:
    "Signs forms with a new secret; open forms can still be sent. --drop-old, for one that was seen, ends them too.",
  options: { "drop-old": { type: "boolean" } },
  async run({ words, options, openDatabase, io }) {
    if (words[0] !== "rotate") throw new UsageError("Write: secret rotate.");
    const dropOld = options["drop-old"] === true;
    const from = new Date(await rotateSiteSecret(await openDatabase(), { dropOld })).toISOString().slice(0, 19);
    const hours = Math.round(secretOutlivesMs / 3_600_000);
    io.out(`A new secret signs from ${from} UTC on; running servers follow by themselves.`);
    io.out(
      dropOld
        ? "Forms that are already open must be loaded again."
        : `Forms that are already open can still be sent. The old secret is dropped by the next rotation, if that is ${hours} hours from now or later.`,
    );
    return 0;
  },
};
