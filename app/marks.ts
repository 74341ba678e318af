/** Behaviours that only some pages have; `shell/browser/behaviours.ts` loads them. */
export type BehaviourName = "add-cars" | "add-one" | "gallery" | "join-pins" | "recall-store" | "trail";

/** Cars in lines, or as pictures. */
export type CarView = "list" | "pictures";

/**
 * Every data attribute of our pages: what the server's markup says and script or styles read, with what it holds. A name
 * that is not here does not compile in `mark` and `markOf`, and fails `scripts/check-marks.ts` wherever else it stands.
 */
type Marks = {
  // A part of the page that is answered in place (shell/browser/swap.ts).
  /** On a form or link: the id of the part that its answer replaces. */
  swap: string;
  /** On that part: its address as the form that asked for it should have sent it. */
  sent: string;
  /** What is said aloud of an answer. */
  announce: true;
  /** Said aloud while the answer is on its way. */
  busy: string;
  /** An answer that fails leaves the part empty instead of loading the page. */
  quiet: true;
  /** Takes the focus when it comes into the page. */
  focus: true;

  // What script shows or does (shell/browser/).
  /** The behaviour that an element asks for. */
  enhance: BehaviourName;
  /** Hidden, but its place is kept. */
  room: true;
  /** Below a phone's first screen: about how tall it is there, in rem; it is laid out when it comes near. */
  tall: number;
  print: true;
  /** The text to copy. */
  copy: string;
  /** The address to share, "" for this page's; `title` goes with it. */
  share: string;
  title: string;
  /** Said once it is copied. */
  done: string;
  /** A link to the same page in the other language. */
  language: true;
  /** The button that stays with this one. */
  stay: true;
  /** The banner of this event. */
  promo: string;
  /** A button that chooses, and a line that shows while this is chosen. */
  consent: "yes" | "no";
  "consent-note": "signal" | "none" | "chosen";
  /** The script of who counts visits; `domain` is Plausible's own word. */
  analytics: string;
  domain: string;

  /** On the menu's word for the search; on the header's box while it is asked for the site's pages alone. */
  pages: true;

  // Islands (island.tsx, hydrate-when.ts).
  island: string;
  /** When its code comes, if not with the page. */
  hydrate: "idle" | "visible" | "touch";
  props: string;
  hydrated: true;
  /** On the document: the id of what was pressed last (shell/head/loader.ts). */
  pressed: string;
  /** Static markup of the server within an island (slot.tsx). */
  slot: string;

  // The head of a page (render/document.ts, shell/head/).
  /** On the document: what the chain calls one yard and many, the noun's gender, and in English what kind of place it is, between bars. */
  noun: string;
  /** On a document of the office, whose forms show both editions: the same for each, as JSON. */
  nouns: string;
  modules: string;
  preload: string;
  /** Fonts that come after the first paint, as JSON: family, weight and address of each. */
  letters: string;
  /** What the page shows is the device's own: its script does not wait for letters. */
  own: "yes";
  event: string;
  until: string;
  /** On the document: the banner of its page is not for this visitor; the other language is. */
  banner: "off";
  offer: "on";

  // Yard mode (offline/).
  /** On the document: it was kept on the device, at this moment. */
  saved: string;
  /** The strip that says so. */
  signal: "none" | "poor" | "back";
  /** On the document: for bright sun. */
  sun: "on";

  // Fields (ui/, forms/).
  bad: true;
  form: string;

  // The inventory's results.
  /** On the bar over a car: what its address calls it. */
  key: string;
  /** How many cars a page shows, in words. */
  found: true;
  /** On the document: how lists of cars are shown. */
  view: CarView;

  // The list.
  /** On a button: what it adds (list/addition.ts). Around cars: the parts that are wanted from each. */
  add: string;

  // The locator: what a row of its list and a pin of its map say of the same store.
  yard: number;
  // A yard: what a line of its own list says of a lit car.
  car: number;
  /** On a car in a list: it is known to run on high voltage. */
  volts: true;
  /** The one of two that belong together, row and pin or line and lamp, whose other is pointed at. */
  joined: true;

  /** The yard of what stands within. */
  store: number;

  // Prices.
  /** Words that find a part besides its name; its own environmental fee and its Warranty Plus, in cents. */
  w: string;
  fee: number;
  plus: number;

  /** The help for one answer of the offer form. */
  when: string;
};

export type Mark = keyof Marks;
type MarkValue<M extends Mark> = Marks[M] extends true ? [on?: boolean] : [value: Marks[M] | undefined];
type Attribute<M extends Mark> = { readonly [K in `data-${M}`]: string | undefined };
type Read<M extends Mark> = Marks[M] extends true ? "" : Marks[M] extends number ? `${number}` : Marks[M];

/** The attribute, to be spread: `<form {...mark("swap", "results")}>`. Without a value, or with false, there is none. */
export function mark<M extends Mark>(name: M, ...given: MarkValue<M>): Attribute<M> {
  const value: unknown = given.length === 0 || given[0] === true ? "" : given[0];
  return { [`data-${name}`]: value === undefined || value === false ? undefined : String(value) } as Attribute<M>;
}

/** A selector of what carries a mark, `[data-swap="results"]`. */
export const having = <M extends Mark>(name: M, value?: Read<M>): string =>
  value === undefined ? `[data-${name}]` : `[data-${name}="${CSS.escape(value as string)}"]`;

export const marked = (root: ParentNode, name: Mark): NodeListOf<HTMLElement> =>
  root.querySelectorAll<HTMLElement>(having(name));

/** What an element's mark holds; undefined where it has none. */
export const markOf = <M extends Mark>(element: Element | null | undefined, name: M): Read<M> | undefined =>
  (element?.getAttribute(`data-${name}`) ?? undefined) as Read<M> | undefined;

export const setMark = <M extends Mark>(element: Element, name: M, value: Read<M>): void =>
  element.setAttribute(`data-${name}`, value as string);

export const clearMark = (element: Element, name: Mark): void => element.removeAttribute(`data-${name}`);
