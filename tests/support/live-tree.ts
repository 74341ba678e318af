import { BareDocument, BareTarget } from "./bare-document.ts";

/** A node of a page as far as React asks for one: no layout, no parsing, events only by hand. */
class LiveNode extends BareTarget {
  parentNode: LiveNode | null = null;
  childNodes: LiveNode[] = [];
  readonly nodeType: number;
  readonly nodeName: string;
  readonly ownerDocument: LiveDocument;

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
    return node;
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
}
