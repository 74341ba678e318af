import { chainFacts } from "#content/chain-facts.ts";
import { receiptOf } from "#content/receipts.ts";
import type { Words } from "#core/edition.ts";
import type { FormId } from "#core/forms/forms.ts";
import { localTimeOf } from "#core/local-time.ts";
import { isExampleAddress, plainAddress } from "#core/mail-address.ts";
import { fold } from "#core/text.ts";
import { formatDay } from "#core/time-words.ts";
import { mailboxHash, quietToken } from "#data/mailbox-hash.ts";
import { getMailboxKey } from "#data/queries/mailboxes.ts";
import { getSiteSecret } from "#data/queries/settings.ts";
import type { Limit } from "#data/writes/limits.ts";
import type { Stock } from "#stock/stock.ts";
import type { ApiServices } from "../services.ts";
import { networkKey, type Visitor } from "../visitor.ts";
import { receiptCopy } from "./copy.ts";
import type { LeadMail } from "./lead-words.ts";

const windowSeconds = 3_600;
/** So that nobody is sent mail by a stranger's hand: one an hour to a mailbox, few from a network, not many in all. */
const limits = { mailbox: 1, network: 5, loopback: 200, all: 200 };

type ReceiptServices = Pick<ApiServices, "db" | "addresses">;

/** What one mail to this address counts against. */
async function limitsOf({ db }: ReceiptServices, mailbox: string, visitor: Visitor): Promise<Limit[]> {
  const network = `receipt:network:${networkKey(visitor.address, await getSiteSecret(db))}`;
  return [
    { key: `receipt:mailbox:${mailbox}`, limit: limits.mailbox, windowSeconds },
    { key: network, limit: visitor.loopback ? limits.loopback : limits.network, windowSeconds },
    { key: "receipt:all", limit: limits.all, windowSeconds },
  ];
}

/** The car in the catalogue's own words; what is not in it is not repeated. */
function carWords(stock: Stock, { year = "", make = "", model = "" }: LeadMail["values"]): string {
  const named = (name: string) => (row: { name: string }) => fold(row.name) === fold(name);
  const known = stock.catalog.makes.find(named(make));
  if (!known) return "";
  return [year, known.name, stock.catalog.modelsOf(known.id).find(named(model))?.name].filter(Boolean).join(" ");
}

/** As the words stand within a sentence. */
const within = ({ es, en }: Words): Words => ({
  es: `${es.charAt(0).toLowerCase()}${es.slice(1)}`,
  en: `${en.charAt(0).toLowerCase()}${en.slice(1)}`,
});

/**
 * The visitor's receipt, in their language. It repeats nothing that was typed freely: the address may be another's, and
 * the form must not carry a stranger's words there.
 */
export async function makeReceipt(
  services: ReceiptServices,
  id: FormId,
  lead: LeadMail,
  stock: Stock,
  visitor: Visitor,
) {
  const email = plainAddress(lead.values.email ?? "");
  if (!lead.proven || email === undefined || isExampleAddress(email)) return undefined;
  const { brand, form, values, edition, where } = lead;
  const words = receiptCopy[edition];
  const { what = within(form.called), next, phone } = receiptOf(id);
  const key = await getMailboxKey(services.db);
  const mailbox = mailboxHash(key, email);
  const never = services.addresses.url("myAlerts", edition, {}, { query: { n: quietToken(key, mailbox) } });
  const today = formatDay(localTimeOf(new Date(), chainFacts().timeZone).day, edition, "full");
  const about = [
    form.fields.subject?.choices?.[values.subject ?? ""]?.[edition],
    carWords(stock, values),
    where.store?.name,
  ].filter(Boolean);
  const body = [
    words.got(what[edition], brand, today),
    ...(about.length > 0 ? [about.join(" · ")] : []),
    "",
    next[edition],
    "",
    words.call(phone.display),
    words.notYou,
    // The page of alerts is where one says so.
    ...(chainFacts().switches.alerts ? [words.never(never)] : []),
    words.privacy(services.addresses.url("privacy", edition)),
    "",
    words.automatic,
  ].join("\n");
  return {
    recipient: email,
    subject: words.subject(brand, what[edition]),
    body,
    replyTo: "",
    limits: await limitsOf(services, mailbox, visitor),
  };
}
