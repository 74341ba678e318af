import sanitizeHtml from "sanitize-html";

const deepest = 30;

const isSafeAddress = (url: string) => /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^\s"'<>\\]*$/i.test(url);

const rules: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "strong", "b", "em", "i", "ul", "ol", "li", "a", "h3", "h4"],
  allowedAttributes: { a: ["href"] },
  // What these hold is no text for visitors, so it goes with the tag.
  nonTextTags: ["script", "style", "textarea", "option", "xmp", "noscript", "iframe", "object", "svg", "template"],
  nestingLimit: deepest,
  transformTags: {
    a: (tagName, { href = "" }) => {
      const address = href.trim();
      return { tagName, attribs: isSafeAddress(address) ? { href: address } : ({} as sanitizeHtml.Attributes) };
    },
  },
};

/** Text for visitors with a few harmless tags; everything else of HTML is dropped, open tags are closed. */
export const safeHtml = (source: string): string => sanitizeHtml(source, rules).replaceAll("<br />", "<br>").trim();
