import type { Readable } from "node:stream";
import { SaxesParser } from "saxes";
import { limits, UnreadableFile } from "../raw-row.ts";

type Listener = {
  open?(tag: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(tag: string): void;
};

const bare = (name: string) => name.slice(name.indexOf(":") + 1);

/** Reads XML piece by piece; after each one yields, so that what the listener gathered can be taken. */
export async function* parseXml(source: Readable, listener: Listener): AsyncGenerator<void> {
  const parser = new SaxesParser();
  const decoder = new TextDecoder();
  let failure: Error | undefined;
  let signs = 0;
  parser.on("error", (error) => {
    failure ??= new UnreadableFile({
      es: `El libro está roto (${error.message}). Guárdelo otra vez.`,
      en: `The workbook is broken (${error.message}). Save it again.`,
    });
  });
  parser.on("opentag", ({ name, attributes }) => {
    signs = 0;
    listener.open?.(bare(name), attributes as Record<string, string>);
  });
  parser.on("text", (text) => listener.text?.(text));
  parser.on("closetag", ({ name }) => listener.close?.(bare(name)));
  const write = (text: string) => {
    signs += text.length;
    parser.write(text);
    if (failure) throw failure;
    if (signs > limits.recordSigns)
      throw new UnreadableFile({
        es: "Una celda del libro pasa de 1 MB.",
        en: "A cell of the workbook is longer than 1 MB.",
      });
  };
  for await (const chunk of source) {
    write(decoder.decode(chunk as Buffer, { stream: true }));
    yield;
  }
  write(decoder.decode());
  parser.close();
  if (failure) throw failure;
  yield;
}

export async function readXml(source: Readable, listener: Listener): Promise<void> {
  for await (const _ of parseXml(source, listener));
}
