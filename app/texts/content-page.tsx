import { humanCopy, providerNames } from "#app/forms/human-copy.ts";
import { definePage, type PageRequest } from "#app/page.tsx";
import { Breadcrumbs } from "#app/shell/breadcrumbs.tsx";
import { brand, type Phone } from "#content/brand.ts";
import type { placeholders, ContentPage as TextName } from "#content/page-file.ts";
import type { Values } from "#site/address.ts";
import { type PageId, pageIds } from "#site/pages.ts";
import { chainWords } from "./chain-words.ts";
import type { Text } from "./parse.ts";
import { SectionNav } from "./section-nav.tsx";
import { TextBody } from "./text-body.tsx";
import { getText } from "./texts.ts";

type PlainPage = {
  [Id in PageId]: Values<Id> extends [params?: Record<never, string>, ...rest: unknown[]] ? Id : never;
}[PageId];

const isPage = (name: string): name is PlainPage => (pageIds as string[]).includes(name);

type TextRequest = Pick<PageRequest, "edition" | "settings" | "href" | "stock">;

/** A number in a text is there to be pressed. */
const phoneLink = ({ display, tel }: Phone) => `[${display}](tel:${tel})`;

/** The text of a page, its links and placeholders filled in for this request. */
export function loadText(name: TextName, { edition, settings, href, stock }: TextRequest): Text {
  const link = (page: string) => {
    if (!isPage(page)) throw new Error(`content/pages/${name}: there is no page ${page}`);
    // Its parameters are none, which the type of a union cannot say.
    return (href as (id: PlainPage) => string)(page);
  };
  const { privacyOwn, privacyProvider } = humanCopy[edition];
  const humanCheck = settings.captcha ? privacyProvider(providerNames[settings.captcha.provider]) : privacyOwn;
  const { main, carBuying, donations } = brand.phones;
  const values: Record<(typeof placeholders)[number], string> = {
    ...chainWords(stock, edition),
    brand: settings.brand,
    humanCheck,
    phone: phoneLink(main),
    carPhone: phoneLink(carBuying),
    donationPhone: phoneLink(donations),
  };
  return getText(name, edition, link, values);
}

function ContentPage({ text }: { text: Text }) {
  return (
    <div className="wrap">
      <Breadcrumbs />
      <div className="page-head">
        <h1>{text.heading}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped */}
        <p className="lead" dangerouslySetInnerHTML={{ __html: text.lead }} />
      </div>
      <div className="doc">
        <SectionNav />
        <TextBody text={text} />
      </div>
    </div>
  );
}

/** A page that is nothing but its text in content/pages. */
export const contentPage = (id: PlainPage, name: TextName) =>
  definePage(id, {
    load: (request) => ({ text: loadText(name, request) }),
    head: ({ text }) => ({ title: text.title, description: text.description }),
    Page: ContentPage,
  });
