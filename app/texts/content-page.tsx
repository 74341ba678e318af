import type { ReactNode } from "react";
import { humanCopy, providerNames } from "#app/forms/human-copy.ts";
import { definePage, type PageRequest, type SiteSettings, useCopy } from "#app/page.tsx";
import { isSwitchedOff } from "#app/switched-off.ts";
import { Wrap } from "#app/ui/band.tsx";
import type { Phone } from "#content/chain/schema.ts";
import { chainConditions } from "#content/chain-conditions.ts";
import { deskPhone, findOwnText } from "#content/chain-facts.ts";
import type { Condition, DataCondition } from "#content/conditions.ts";
import type { placeholders, ContentPage as TextName } from "#content/page-file.ts";
import { fitTitle } from "#core/page-words.ts";
import type { Values } from "#site/address.ts";
import { type PageId, pageIds } from "#site/pages.ts";
import { type ChainFigures, chainFigures, hasCores } from "#stock/chain-figures.ts";
import { chainWords } from "./chain-words.ts";
import { copy } from "./copy.ts";
import { parseText, type Text } from "./parse.ts";
import { SectionNav } from "./section-nav.tsx";
import { TextBody } from "./text-body.tsx";
import { textHead } from "./text-head.ts";
import { TextOpening } from "./text-opening.tsx";
import "#app/ui/plates.css";
import "./long-text.css";
import { type Fill, fillText } from "#content/fill-text.ts";
import type { Edition } from "#site/editions.ts";

// Some 200 KB in the server's memory, nothing in the browser's: a text travels only with its page.
const files = import.meta.glob<string>("../../content/pages/*.md", { query: "?raw", import: "default", eager: true });

/** A text in one edition: the chain's own, or that of content/pages. */
function getText(name: string, edition: Edition, link: (href: string) => string | undefined, fill: Fill): Text {
  const source = findOwnText(name, edition) ?? files[`../../content/pages/${name}.${edition}.md`];
  if (source === undefined) throw new Error(`content/pages/${name}.${edition}.md does not exist`);
  return parseText(fillText(source, edition, fill), link);
}

type PlainPage = {
  [Id in PageId]: Values<Id> extends [params?: Record<never, string>, ...rest: unknown[]] ? Id : never;
}[PageId];

const isPage = (name: string): name is PlainPage => (pageIds as string[]).includes(name);

type TextRequest = Pick<PageRequest, "edition" | "settings" | "href" | "pattern" | "hrefIn" | "url" | "stock">;

/** A number in a text is there to be pressed. */
const phoneLink = ({ display, tel }: Phone) => `[${display}](tel:${tel})`;

/** What this server does of what the chain would: no mail without a mail server, no alert without a way to send it. */
function served({ mail, alerts }: SiteSettings): Partial<Record<Condition, boolean>> {
  const [mailAlerts, pushAlerts] = [alerts.mail, alerts.push !== undefined];
  return { mail, mailAlerts, pushAlerts, alerts: mailAlerts || pushAlerts };
}

/** What the yards' own data say. */
const ofYards = (figures: ChainFigures): Record<DataCondition, boolean> => ({
  environmentalFee: figures.environmentalFee.rated || figures.environmentalFee.fixed,
  paidAdmission: (figures.admissionCents.most ?? 0) > 0,
  closesFirst: (figures.closesBeforeMinutes.most ?? 0) > 0,
  exchanges: (figures.exchangeDays.usual ?? 0) > 0,
  noExchanges: figures.exchangeDays.usual === 0,
  exchangesUnsaid: figures.exchangeDays.usual === null,
  cores: hasCores(figures),
});

/** "90 días". */
const daysWords = (days: number) =>
  days === 1 ? { es: "1 día", en: "1 day" } : { es: `${days} días`, en: `${days} days` };

/** The text of a page, its links and placeholders filled in for this request. */
export function loadText(name: TextName, request: TextRequest): Text {
  const { edition, settings, href, stock } = request;
  // Its parameters are none, which the type of a union cannot say.
  const pageLink = (page: string) => (isPage(page) ? (href as (id: PlainPage) => string)(page) : undefined);
  const link = (said: string) => {
    const to = said.startsWith("page:") ? pageLink(said.slice(5)) : said;
    return to === undefined || isSwitchedOff(request, to) ? undefined : to;
  };
  const { privacyOwn, privacyProvider } = humanCopy[edition];
  const humanCheck = settings.captcha ? privacyProvider(providerNames[settings.captcha.provider]) : privacyOwn;
  const values: Record<(typeof placeholders)[number], string> = {
    ...chainWords(stock, edition),
    brand: settings.brand,
    humanCheck,
    keepTime: daysWords(settings.keepDays)[edition],
    phone: phoneLink(deskPhone("main")),
    carPhone: phoneLink(deskPhone("carBuying")),
    donationPhone: phoneLink(deskPhone("donations")),
  };
  const conditions = { ...chainConditions(edition), ...ofYards(chainFigures(stock)), ...served(settings) };
  const text = getText(name, edition, link, { values, conditions });
  // Beside a longer brand, without its last words; else what stands before the colon says it.
  const shorter = [/ (?:near you|cerca de usted)$/, /: .*/].map((end) => text.title.replace(end, ""));
  return { ...text, title: fitTitle(settings.brand, text.title, ...shorter) };
}

function ContentPage({ text }: { text: Text }) {
  return (
    <Wrap>
      <TextOpening text={text} />
      <div className="doc">
        <SectionNav />
        <TextBody text={text} />
      </div>
    </Wrap>
  );
}

/** Signs first; the whole text is one press away. */
function SignedPage({ text, children }: { text: Text; children: ReactNode }) {
  const words = useCopy(copy);
  return (
    <Wrap wide>
      <TextOpening text={text} />
      {children}
      <details className="whole-text plate-board">
        <summary>{words.wholeText}</summary>
        <div className="doc">
          <SectionNav />
          <TextBody text={text} />
        </div>
      </details>
    </Wrap>
  );
}

/** What the signs of a page may say in figures. */
export type SignsProps = { chain: ChainFigures };

/** A page that is its text in content/pages; with `Signs`, these say it first. */
export const contentPage = (id: PlainPage, name: TextName, Signs?: (props: SignsProps) => ReactNode) =>
  definePage(id, {
    load: (request) => ({ text: loadText(name, request), chain: chainFigures(request.stock) }),
    head: ({ text }) => textHead(text),
    Page: ({ text, chain }) =>
      Signs ? (
        <SignedPage text={text}>
          <Signs chain={chain} />
        </SignedPage>
      ) : (
        <ContentPage text={text} />
      ),
  });
