import { useCopy } from "#app/page.tsx";
import { OpenNow } from "#app/stores/open-now.tsx";
import { Boards } from "#app/texts/boards.tsx";
import { Button, Buttons, LinkButton } from "#app/ui/button.tsx";
import { Check } from "#app/ui/check.tsx";
import { Chip, Chips, FilterChip } from "#app/ui/chip.tsx";
import { Field, Select, TextArea } from "#app/ui/field.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { LinkSegments, RadioSegments } from "#app/ui/segments.tsx";
import { Sign, type SignKind } from "#app/ui/sign.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { RowPlaque } from "#app/vehicle/row-plaque.tsx";
import { NewTag, VinTag } from "#app/vehicle/tags.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import { safetyBoards } from "#content/signs/safety.ts";
import { copy } from "./copy.ts";

export function Signs() {
  const words = useCopy(copy);
  return (
    <section aria-labelledby="kit-signs">
      <h2 id="kit-signs">{words.sections.signs}</h2>
      <div className="kit__line">
        <RowPlaque row={17} /> <RowPlaque row={52} href="#kit-signs" /> <RowPlaque row={8} size="xl" />
        <Plate top={words.plate.top} number={58} bottom={words.plate.bottom} />
        <NewTag /> <Tag sale>{words.kinds.sale}</Tag> <VinTag vin="4T1BE46K19U118052" tail />
        <OpenNow open word={words.open} until={words.closes} /> <OpenNow open={false} until={words.opens} />
      </div>
      <div className="kit__grid">
        {(Object.keys(words.kinds) as SignKind[]).map((kind) => (
          <Sign key={kind} kind={kind} small>
            <h3>{words.kinds[kind]}</h3>
          </Sign>
        ))}
      </div>
    </section>
  );
}

export function Actions() {
  const words = useCopy(copy);
  return (
    <section aria-labelledby="kit-actions">
      <h2 id="kit-actions">{words.sections.actions}</h2>
      <Buttons>
        <LinkButton href="#kit-actions">{words.normal}</LinkButton>
        <LinkButton look="ink" href="#kit-actions">
          {words.inkLook}
        </LinkButton>
        <LinkButton look="line" href="#kit-actions">
          {words.lineLook}
        </LinkButton>
        <Button type="button" disabled>
          {words.off}
        </Button>
        <LinkButton className="kit-focus" href="#kit-actions">
          {words.focused}
        </LinkButton>
        <LinkButton className="kit-focus" look="ink" href="#kit-actions">
          {words.focused}
        </LinkButton>
        <GoLink href="#kit-actions">{words.more}</GoLink>
      </Buttons>
      <div className="kit__line mt-4">
        <LinkButton size={44} href="#kit-actions">
          44 px
        </LinkButton>
        <LinkSegments
          label={words.filter}
          links={words.twoViews.map((text, at) => ({ text, href: `#kit-view-${at}`, current: at === 0 }))}
        />
        <RadioSegments
          label={words.filter}
          name="kit-view"
          options={words.twoViews.map((text, at) => ({ text, value: text, current: at === 1 }))}
        />
      </div>
      <Chips label={words.filter} className="mt-4">
        <Chip href="#kit-actions">{words.filter}</Chip>
        <Chip href="#kit-actions" current>
          {words.active}
        </Chip>
        <FilterChip href="#kit-actions" name="Toyota" />
      </Chips>
    </section>
  );
}

/** One board of each kind of plate. */
export function PlateKinds() {
  const words = useCopy(copy);
  return (
    <section aria-labelledby="kit-plates">
      <h2 id="kit-plates">{words.sections.plates}</h2>
      <Boards boards={safetyBoards(chainFacts().rules.minimumAge ?? 0)} />
    </section>
  );
}

export function Forms() {
  const words = useCopy(copy);
  return (
    <section aria-labelledby="kit-forms">
      <h2 id="kit-forms">{words.sections.forms}</h2>
      <div className="kit__grid">
        <Field id="kit-1" label={words.field} defaultValue="91911" nums hint={words.hint} optional />
        <Field id="kit-2" label={words.bad} defaultValue="9191" nums error={words.missing} />
        <Select id="kit-3" label={words.model} options={[{ value: "", text: words.makeFirst }]} disabled />
        <TextArea id="kit-4" label={words.comment} />
        <div>
          <Check id="kit-5" defaultChecked>
            {words.checked}
          </Check>
          <Check id="kit-6">{words.unchecked}</Check>
          <Check id="kit-7" error={words.missing}>
            {words.bad}
          </Check>
          <Check id="kit-8" type="radio" name="kit-radio" defaultChecked>
            {words.checked}
          </Check>
          {[words.unchecked, words.checked].map((name, at) => (
            <label className={at === 1 ? "kit__price is-lit" : "kit__price"} key={name}>
              <input className="box24" type="checkbox" defaultChecked={at === 1} />
              {name}
              <b>$24.99</b>
            </label>
          ))}
        </div>
      </div>
    </section>
  );
}
