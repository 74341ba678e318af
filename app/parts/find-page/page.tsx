import { LeftOut } from "#app/box/left-out.tsx";
import { definePage, useCopy, usePage } from "#app/page.tsx";
import { copy as shared } from "#app/parts/copy.ts";
import { FamilyLinks } from "#app/parts/family-links.tsx";
import { WorstDanger } from "#app/parts/part-dangers.tsx";
import { PartForm } from "#app/parts/part-form.tsx";
import { spokenPart } from "#app/parts/spoken.ts";
import { Wrap } from "#app/ui/band.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { copy } from "./copy.ts";
import { type FindPart, loadFindPart } from "./load.ts";
import "#app/ui/section-head.css";

/** What is still to be said of the part: which of several is meant, or what it is called. */
function WhichPart({ form, several, caution, nearest, question }: FindPart) {
  const words = useCopy(shared);
  if (several.length > 0)
    return (
      <>
        {caution && <WorstDanger caution={caution} more={false} />}
        <Empty title={words.whichPart(form.part)}>
          <FamilyLinks label={words.whichPart(form.part)} links={several} />
        </Empty>
      </>
    );
  if (!nearest) return null;
  return (
    <Empty
      title={words.unknownPart(form.part)}
      ways={
        <>
          {question && <GoLink href={question}>{words.asQuestion(form.part)}</GoLink>}
          <PageLink to="partPricing">{words.wholeList}</PageLink>
        </>
      }
    >
      <p>{nearest.length > 0 ? words.nearestNames : words.noNames}</p>
      {nearest.length > 0 && <FamilyLinks label={words.nearestNames} links={nearest} />}
    </Empty>
  );
}

function Common({ common, family }: FindPart) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const title = family ? words.commonOf(spokenPart(family.name[edition], edition)) : words.common;
  if (common.length === 0) return null;
  return (
    <section className="mt-6" aria-labelledby="common-h">
      <h2 className="section-head" id="common-h">
        {title}
      </h2>
      <Chips label={title} className="mt-3">
        {common.map(({ part, car, href }) => (
          <Chip key={href} href={href}>
            {family ? car : words.pair(part, car)}
          </Chip>
        ))}
      </Chips>
    </section>
  );
}

export const page = definePage("findPart", {
  load: loadFindPart,
  head: ({ form, family, nearest }, { edition }) => {
    const words = copy[edition];
    const { part, address } = form;
    const wrong = address.wrongYears !== undefined || (address.place.wrong && address.place.wrong !== "unknown");
    return {
      title: family ? words.titlePart(spokenPart(family.name[edition], edition)) : words.title,
      description: words.description,
      noindex: part !== "" || form.makeId !== 0 || Boolean(address.place.typed) || address.years.length > 0,
      search: part ? { kind: "prices", found: !nearest, typed: part } : undefined,
      ...(wrong && { status: 400 }),
    };
  },
  Page: function Page(props) {
    const words = useCopy(copy);
    const { edition } = usePage();
    const { family } = props;
    return (
      <Wrap wide className="pb-sec">
        <PageHead
          title={family ? words.whichModel(spokenPart(family.name[edition], edition)) : words.heading}
          lead={family ? words.chooseModel : words.lead}
          tight
        />
        <LeftOut aside={props.form.address.aside} fit={props.fit} />
        {props.never && (
          <Empty title={props.never.title}>
            <p>{props.never.text}</p>
          </Empty>
        )}
        <WhichPart {...props} />
        <PartForm form={props.form} title={words.form} names={props.names} />
        <Common {...props} />
      </Wrap>
    );
  },
});
