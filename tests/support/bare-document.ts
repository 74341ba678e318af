import { vi } from "vitest";

type Listener = (event: Event) => void;

/** Listeners by kind, as anything in a page has them. */
export class BareTarget {
  readonly listeners = new Map<string, Set<Listener>>();
  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, (this.listeners.get(type) ?? new Set()).add(listener));
  }
  removeEventListener(type: string, listener: Listener): void {
    this.listeners.get(type)?.delete(listener);
  }
  /** Tells whoever listens here; nothing bubbles. */
  tell(type: string, event: object = {}): void {
    for (const listener of [...(this.listeners.get(type) ?? [])]) listener({ type, ...event } as Event);
  }
}

export class BareElement extends BareTarget {
  readonly nodeType = 1;
  readonly tagName = "DIV";
  readonly namespaceURI = "http://www.w3.org/1999/xhtml";
  readonly style = { setProperty() {} };
  readonly classList = { toggle() {} };
  readonly offsetHeight = 0;
  readonly attributes = new Map<string, string>();
  children: BareElement[] = [];
  parent: BareElement | undefined;
  textContent = "";
  className = "";
  hidden = false;
  value = "";
  readonly ownerDocument: BareDocument;

  constructor(document: BareDocument) {
    super();
    this.ownerDocument = document;
  }
  append(...more: BareElement[]): void {
    for (const one of more) one.parent = this;
    this.children.push(...more);
  }
  prepend(...more: BareElement[]): void {
    for (const one of more) one.parent = this;
    this.children.unshift(...more);
  }
  remove(): void {
    if (this.parent) this.parent.children = this.parent.children.filter((one) => one !== this);
    this.parent = undefined;
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  contains(other: unknown): boolean {
    return other === this || this.children.some((one) => one.contains(other));
  }
  focus(): void {
    this.ownerDocument.activeElement = this;
  }
  querySelector(): null {
    return null;
  }
}

export class BareDocument extends BareTarget {
  readonly nodeType = 9;
  readonly documentElement = new BareElement(this);
  readonly body = new BareElement(this);
  readonly head = new BareElement(this);
  /** The live region of the shell: what was said last stands in it. */
  readonly live = new BareElement(this);
  /** Every element that script has made here. */
  readonly made: BareElement[] = [];
  activeElement: BareElement | null = null;
  hidden = false;
  cookie = "";
  createElement(_name: string): BareElement {
    const element = new BareElement(this);
    this.made.push(element);
    return element;
  }
  getElementById(id: string): BareElement | null {
    return id === "live" ? this.live : null;
  }
  querySelector(_selector: string): null {
    return null;
  }
  querySelectorAll(_selector: string): [] {
    return [];
  }
}

/** As little of a page as plain script and React's hooks ask for, in the edition of its `lang`. */
export function openDocument(lang = "es-MX") {
  const document = new BareDocument();
  Object.assign(document.documentElement, { lang });
  const window = Object.assign(new BareTarget(), { document, HTMLIFrameElement: class {}, event: undefined });
  vi.stubGlobal("document", document);
  vi.stubGlobal(
    "window",
    Object.assign(window, { setTimeout: (...given: [() => void, number]) => setTimeout(...given) }),
  );
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
    },
  );
  return { document, window };
}

/** What the device keeps, in memory. */
export function openStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}
