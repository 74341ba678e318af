import type { Config } from "#config";
import type { ChainFacts } from "#content/chain/schema.ts";

/** The facts as this installation has them: a setting stands before the same fact of the folder. */
export function withSettings(facts: ChainFacts, { own }: Pick<Config, "own">): ChainFacts {
  const { mail, social } = facts;
  const twitter = own.twitter ?? social.twitter;
  const facebook = own.facebook ?? social.facebook;
  const careersUrl = own.careersUrl ?? facts.careersUrl;
  const from = own.mailFrom ?? mail.from;
  return {
    ...facts,
    name: own.name ?? facts.name,
    legalName: own.name ?? facts.legalName,
    social: { ...(twitter && { twitter }), ...(facebook && { facebook }) },
    mail: {
      ...mail,
      ...(from && { from }),
      general: own.mailGeneral ?? mail.general,
      desks: { ...mail.desks, ...own.mailDesks },
    },
    ...(careersUrl && { careersUrl }),
  };
}
