/** The package has no types of its own; what the mail tests read. */
declare module "mailparser" {
  import type { Readable } from "node:stream";

  type Address = { text: string };
  type Mail = {
    subject?: string;
    text?: string;
    html?: string | false;
    to?: Address;
    replyTo?: Address;
    headerLines: { line: string }[];
  };
  export function simpleParser(source: Readable): Promise<Mail>;
}
