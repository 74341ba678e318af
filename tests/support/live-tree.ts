import { BareDocument, BareTarget } from "./bare-document.ts";
import { matches } from "./match-selector.ts";
import { type Element as ReadElement, readHtml } from "./read-html.ts";

/** A node of a page as far as React asks for one: no layout, no parsing, events only by hand. */
class LiveNode extends BareTarget {
  parentNode: LiveNode | null = null;
  childNodes: LiveNode[] = [];
  readonly nodeType: number;
  readonly nodeName: string;
  ownerDocument: LiveDocument;

  constructor(nodeType: number, nodeName: string, document: LiveDocument) {
    super();
    this.nodeType = nodeType;
    this.nodeName = nodeName;
    this.ownerDocument = document;
  }
  get firstChild(): LiveNode | null {
    return this.childNodes[0] ?? null;
  }
  get lastChild(): LiveNode | null {
    return this.childNodes.at(-1) ?? null;
  }
  get nextSibling(): LiveNode | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }
  insertBefore(node: LiveNode, before: LiveNode | null): LiveNode {
    node.parentNode?.removeChild(node);
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
    node.adopt(this.ownerDocument);
    return node;
  }
  /** What comes from another page belongs to the one that it is put into. */
  adopt(document: LiveDocument): void {
    if (this.ownerDocument === document) return;
    this.ownerDocument = document;
    for (const one of this.childNodes) one.adopt(document);
  }
  appendChild(node: LiveNode): LiveNode {
    return this.insertBefore(node, null);
  }
  removeChild(node: LiveNode): LiveNode {
    this.childNodes = this.childNodes.filter((one) => one !== node);
    node.parentNode = null;
    return node;
  }
  contains(other: unknown): boolean {
    return other === this || this.childNodes.some((one) => one.contains(other));
  }
  /** Where it stands; null at the top. */
  get parentElement(): LiveElement | null {
    return this.parentNode instanceof LiveElement ? this.parentNode : null;
  }
  get isConnected(): boolean {
    return this.ownerDocument.place.contains(this);
  }
  remove(): void {
    this.parentNode?.removeChild(this);
  }
  replaceWith(node: LiveNode): void {
    this.parentNode?.insertBefore(node, this);
    this.remove();
  }
  append(...more: (LiveNode | string)[]): void {
    for (const one of more) this.appendChild(typeof one === "string" ? new LiveText(one, this.ownerDocument) : one);
  }
  prepend(...more: LiveNode[]): void {
    for (const one of more.toReversed()) this.insertBefore(one, this.firstChild);
  }
  replaceChildren(...more: (LiveNode | string)[]): void {
    for (const one of this.childNodes) one.parentNode = null;
    this.childNodes = [];
    this.append(...more);
  }
  get textContent(): string {
    return this.childNodes.map((one) => one.textContent).join("");
  }
  set textContent(text: string) {
    this.childNodes = [];
    if (text !== "") this.appendChild(new LiveText(text, this.ownerDocument));
  }
}

class LiveText extends LiveNode {
  nodeValue: string;
  constructor(text: string, document: LiveDocument) {
    super(3, "#text", document);
    this.nodeValue = text;
  }
  override get textContent(): string {
    return this.nodeValue;
  }
  override set textContent(text: string) {
    this.nodeValue = text;
  }
}

export class LiveElement extends LiveNode {
  readonly attributes = new Map<string, string>();
  readonly style = { setProperty() {} };
  readonly namespaceURI: string;
  /** Of a field; `value` and `checked` as React sets them and as somebody types. */
  value = "";
  checked = false;
  type = "";
  name = "";
  defaultValue = "";
  defaultChecked = false;
  multiple = false;
  selected = false;
  defaultSelected = false;
  disabled = false;

  constructor(name: string, document: LiveDocument, namespace = "http://www.w3.org/1999/xhtml") {
    super(1, name.toUpperCase(), document);
    this.namespaceURI = namespace;
  }
  get tagName(): string {
    return this.nodeName;
  }
  get options(): LiveElement[] {
    return this.findAll("option");
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, `${value}`);
    if (name === "disabled") this.disabled = true;
    if (name === "value" && this.nodeName === "OPTION") this.value = value;
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
    if (name === "disabled") this.disabled = false;
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  get id(): string {
    return this.getAttribute("id") ?? "";
  }
  set id(id: string) {
    this.setAttribute("id", id);
  }
  get className(): string {
    return this.getAttribute("class") ?? "";
  }
  set className(names: string) {
    this.setAttribute("class", names);
  }
  readonly classList = {
    contains: (name: string) => this.className.split(/\s+/).includes(name),
    toggle: (name: string, on: boolean) => {
      const others = this.className.split(/\s+/).filter((one) => one !== "" && one !== name);
      this.className = [...others, ...(on ? [name] : [])].join(" ");
    },
    remove: (name: string) => this.classList.toggle(name, false),
  };
  get hidden(): boolean {
    return this.hasAttribute("hidden");
  }
  set hidden(hidden: boolean) {
    if (hidden) this.setAttribute("hidden", "");
    else this.removeAttribute("hidden");
  }
  get href(): string {
    return new URL(this.getAttribute("href") ?? "", location.href).href;
  }
  set href(address: string) {
    this.setAttribute("href", address);
  }
  get pathname(): string {
    return new URL(this.href).pathname;
  }
  get hash(): string {
    return new URL(this.href).hash;
  }
  get children(): LiveElement[] {
    return this.childNodes.filter((one) => one instanceof LiveElement);
  }
  get firstElementChild(): LiveElement | null {
    return this.children[0] ?? null;
  }
  set innerHTML(html: string) {
    this.replaceChildren(...this.ownerDocument.read(html));
  }
  matches(selector: string): boolean {
    return matches(this, selector);
  }
  closest(selector: string): LiveElement | null {
    return this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null);
  }
  querySelectorAll(selector: string): LiveElement[] {
    return this.findAll("").filter((one) => one.matches(selector));
  }
  querySelector(selector: string): LiveElement | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }
  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }
  focus(): void {
    this.ownerDocument.activeElement = this as never;
  }
  scrollIntoView(): void {}
  /** How often script pressed it. */
  clicks = 0;
  click(): void {
    this.clicks++;
  }
  /** Everything below of a kind; "" is any. */
  findAll(name: string): LiveElement[] {
    return this.childNodes.flatMap((one) => {
      if (!(one instanceof LiveElement)) return [];
      return [...(name === "" || one.nodeName === name.toUpperCase() ? [one] : []), ...one.findAll(name)];
    });
  }
}

/** A document in which React draws and what it drew can be pressed and typed into. */
export class LiveDocument extends BareDocument {
  get defaultView(): unknown {
    return window;
  }
  /** Where React draws. */
  readonly place: LiveElement = new LiveElement("div", this);
  override getElementById(id: string): never {
    const found = this.place.findAll("").find((one) => one.getAttribute("id") === id);
    return (found ?? super.getElementById(id)) as never;
  }
  override createElement(name: string): never {
    return new LiveElement(name, this) as never;
  }
  createElementNS(namespace: string, name: string): LiveElement {
    return new LiveElement(name, this, namespace);
  }
  createTextNode(text: string): LiveText {
    return new LiveText(text, this);
  }
  createComment(): LiveNode {
    return new LiveNode(8, "#comment", this);
  }
  /** The nodes of our own markup. */
  read(html: string): LiveNode[] {
    const nodeOf = (read: ReadElement | string): LiveNode => {
      if (typeof read === "string") return new LiveText(read, this);
      const element = new LiveElement(read.name, this);
      for (const [name, value] of Object.entries(read.attributes)) element.setAttribute(name, value);
      const { value = "", type = "", name = "", checked } = read.attributes;
      Object.assign(element, { value, defaultValue: value, type, name, checked: checked !== undefined });
      element.append(...read.children.map(nodeOf));
      return element;
    };
    return readHtml(html).children.map(nodeOf);
  }
  override querySelector(selector: string): never {
    return this.place.querySelector(selector) as never;
  }
  override querySelectorAll(selector: string): never {
    return this.place.querySelectorAll(selector) as never;
  }
}
