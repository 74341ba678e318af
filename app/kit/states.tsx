import carousel from "#app/home/carousel.island.tsx";
import { Island } from "#app/island.tsx";
import { useCopy } from "#app/page.tsx";
import { PromoBanner } from "#app/shell/promo-banner.tsx";
import { CopyButton, PrintButton, ShareButton } from "#app/ui/action-buttons.tsx";
import { Button, Buttons } from "#app/ui/button.tsx";
import { Check } from "#app/ui/check.tsx";
import { Done, ErrorSummary, HumanBox } from "#app/ui/form-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { copy } from "./copy.ts";

export function States() {
  const words = useCopy(copy);
  const kinds = ["brand", "sale", "guide"] as const;
  const slides = words.slides.map((title, at) => ({
    id: `kit-slide-${at + 1}`,
    kind: kinds[at] ?? "brand",
    sale: at === 1,
    heading: "h3" as const,
    title: [title],
    link: { href: "#kit-states", text: words.seeSale, ink: true, newWindow: false },
  }));
  return (
    <section aria-labelledby="kit-states">
      <h2 id="kit-states">{words.sections.states}</h2>
      <Island of={carousel} props={{ slides }} />
      <div className="kit__grid kit__grid--wide">
        {words.promos.map((title) => (
          <PromoBanner
            key={title}
            always
            banner={{ id: `kit-${title}`, title, links: [{ href: "#kit-states", text: words.seeSale }] }}
          />
        ))}
        <ErrorSummary fields={{ "kit-2": words.missing }} />
        <Done title={words.received}>
          <p>{words.thanks}</p>
        </Done>
        <HumanBox>
          <Check id="kit-human">{words.robot}</Check>
        </HumanBox>
        <Notice title={words.closedThursday}>{words.why}</Notice>
        <Buttons>
          <Button type="button" big>
            {words.send}
          </Button>
          <PrintButton />
          <ShareButton title={words.title} url="" />
          <CopyButton text="4T1BE46K19U118052" />
        </Buttons>
      </div>
    </section>
  );
}
