import type { Kysely, Transaction } from "kysely";
import type { FactColumns } from "#core/car-facts.ts";
import type { FigureKind } from "#core/figures.ts";
import type { FormId } from "#core/forms/forms.ts";
import type { SisterBond } from "#core/generation.ts";
import type { Puller } from "#core/part-facts.ts";
import type { SharedKind } from "#core/part-sharing.ts";
import type { YardFigureKind } from "#core/yard-figures.ts";

/**
 * The tables, the same in SQLite and PostgreSQL. Conventions:
 * - an instant is UTC text, `2026-11-15T04:36:00.000Z` (`Instant`);
 * - a day is text, `2026-11-15` (`Day`); a local time is text without a zone, `2026-11-15T08:00` (`LocalTime`), and the
 *   column says whose clock it means: the store's (`stores.time_zone`) or the chain's (`settings.chain_time_zone`);
 * - money is in cents of the store's currency, a rate in millionths (`87500` = 8.75 %), a flag is 0 or 1, JSON is text;
 * - unknown text is "", unknown numbers and dates are null;
 * - ids are given by the writer: take them with `takeIds`.
 */
type Instant = string;
type Day = string;
type LocalTime = string;
type Flag = 0 | 1;
type Json = string;

type DivisionRow = { id: number; code: string; name: string };

export type StoreRow = {
  id: number;
  /** The chain's short code, "FW1". */
  site: string;
  /** The yard's number as inventory files write it, "102". */
  code: string;
  name: string;
  sub_name: string;
  list_text: string;
  type: string;
  division_id: number;
  /** locationCountGroup, "APBStore". */
  count_group: string;
  active: Flag;
  opened_on: Day | null;
  closed_on: Day | null;
  address1: string;
  address2: string;
  city: string;
  /** Two letters: "TX", "AB". */
  state: string;
  country: "US" | "CA";
  postal_code: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  phone1: string;
  phone1_label_es: string;
  phone1_label_en: string;
  phone2: string;
  phone2_label_es: string;
  phone2_label_en: string;
  /** Of the desk that buys cars. */
  buying_phone: string;
  /** Where its own forms go, beside the desk of the settings; never shown. */
  email: string;
  map_text_line1: string;
  map_text_line2: string;
  /** Sanitised HTML. */
  info_es: string;
  info_en: string;
  tax_rate: number | null;
  admission_cents: number | null;
  environmental_rate: number | null;
  /** Null beside a rate: nobody has said that there is a cap. */
  environmental_cap_cents: number | null;
  core_days: number | null;
  exchange_days: number | null;
  warranty_days: number | null;
  /** The yard closes this long before the store. */
  yard_closes_before_minutes: number | null;
  /** Those near it, with | between: "I-5 exit 22|CA-99". */
  highways: string;
  /** When this store's inventory file was last read. */
  stock_read_at: Instant | null;
  prices_updated_at: Instant | null;
};

export type StoreServiceRow = { store_id: number; service: "inventory" | "partpricing" | "wesellcars" | "buyscars" };

/** A span of a weekday (1 = Monday … 7 = Sunday), in minutes after the store's midnight; past 1440 = the next morning. */
export type StoreHoursRow = {
  store_id: number;
  desk: "store" | "buying";
  weekday: number;
  opens_minute: number;
  closes_minute: number;
};

/** Overrides the week on one day of the store's calendar; span 0 without times = closed all day. */
export type SpecialDayRow = {
  store_id: number;
  day: Day;
  span: number;
  opens_minute: number | null;
  closes_minute: number | null;
  label_es: string;
  label_en: string;
};

/** A market for car buying; the store at position 0 is its desk. */
export type MarketRow = {
  id: number;
  slug: string;
  name_es: string;
  name_en: string;
  state: string;
  country: "US" | "CA";
  phone: string;
  area_es: string;
  area_en: string;
};
export type MarketStoreRow = { market_id: number; store_id: number; position: number };
export type MarketPlaceRow = { market_id: number; kind: "postal" | "city"; place: string };

export type MakeRow = { id: number; name: string };
/** `alias` is folded (core/text.ts): "chevy" → Chevrolet. */
export type MakeAliasRow = { alias: string; make_id: number };
export type ModelRow = {
  id: number;
  make_id: number;
  name: string;
  /** A body of core/body.ts, "" when unknown. */
  body: string;
  /** The years it was made, in the grammar of core/years.ts; "" when unknown. */
  years: string;
};
export type ModelAliasRow = { make_id: number; alias: string; model_id: number };

/**
 * Reference, by the names of the catalogue, so that it is there before the first car of a model is.
 * Years of one model that share a body; those of a model never overlap, and a year of two bodies belongs to none.
 */
export type GenerationRow = {
  make: string;
  model: string;
  from_year: number;
  to_year: number;
  name_es: string;
  name_en: string;
  note_es: string;
  note_en: string;
  /** What changed within it, "2010 body|2010 engine" (core/part-sharing.ts). */
  changes: string;
};
/** Each pair once, whichever of the two comes first by name. */
export type SisterModelRow = {
  make: string;
  model: string;
  from_year: number;
  to_year: number;
  sister_make: string;
  sister_model: string;
  sister_from: number;
  sister_to: number;
  shares: SisterBond;
};
/** Of every kind of a part, by its name without the kind: "Door, complete". */
export type PartFactRow = {
  name_en: string;
  name_es: string;
  shared: SharedKind;
  /** With | between. */
  tools_es: string;
  tools_en: string;
  minutes_from: number | null;
  minutes_to: number | null;
  check_es: string;
  check_en: string;
  /** Lists, with | between. */
  danger: string;
  who: Puller;
  prepared: string;
};
/** A licensed table: the cars of a group take the same part. `part` is an item number or a part's name. */
export type InterchangeRow = {
  part: string;
  group_code: string;
  make: string;
  model: string;
  from_year: number;
  to_year: number;
};

/** What a car in a yard and one for sale have alike. */
type CarRow = {
  id: number;
  store_id: number;
  stock_number: string;
  vin: string;
  year: number;
  model_id: number;
  trim: string;
  /** An id of core/body.ts, "" = the model's own. */
  body: string;
  /** An id of core/color.ts, or the yard's own word when it is none of them; "" when unknown. */
  color: string;
  engine: string;
  transmission: string;
  drive: string;
  fuel: string;
  section: string;
  row: string;
  /** JSON list of image ids. */
  photos: Json;
};

/** `by_vin`: a bit for each value that the car's VIN told, `by_staff` for those that staff said (core/car-facts.ts). */
export type VehicleRow = CarRow &
  FactColumns & {
    mileage: number | null;
    space: string;
    /** On the store's calendar. */
    date_set: Day;
    notes: string;
    left_on: Day | null;
    left_how: "gone" | "sold" | "crushed" | "moved" | null;
    /** Till then staff keep it from pullers; past, or null, it is free. No file speaks of it. */
    held_until: Instant | null;
  };

export type PartRow = {
  id: number;
  item_number: string;
  name_es: string;
  name_en: string;
  type: "CAR" | "PU/VAN";
  category: string;
};
export type PartSynonymRow = { part_id: number; edition: "es" | "en"; word: string };
/** The chain-wide list. */
export type ChainPriceRow = {
  part_id: number;
  price_cents: number;
  core_cents: number;
  warranty_cents: number | null;
  /** Null = by the store's rate and cap. */
  environmental_cents: number | null;
  note_es: string;
  note_en: string;
  updated_at: Instant;
};
/** A store's own price instead of the chain's. */
export type StorePriceRow = ChainPriceRow & { store_id: number };

/** Of a car's facts those that a buyer asks; `by_vin` as of a car in a yard. */
export type CarForSaleRow = CarRow & {
  high_voltage: number | null;
  by_vin: number;
  /** Null = ask. */
  price_cents: number | null;
  odometer: number | null;
  odometer_unit: "mi" | "km";
  odometer_brand: "actual" | "not-actual" | "exempt" | "unknown";
  title_type: "clean" | "salvage" | "rebuilt" | "junk" | "bill-of-sale" | "unknown";
  title_state: string;
  /** Codes of core/car-for-sale.ts, "" = none known. */
  damage_primary: string;
  damage_secondary: string;
  runs: "runs-and-drives" | "starts" | "does-not-run" | "unknown";
  tested_on: Day | null;
  has_keys: Flag | null;
  notes_es: string;
  notes_en: string;
  listed_on: Day;
  sold_on: Day | null;
};

/** Start and end on each store's own clock; the banner's window on the chain's. */
export type EventRow = {
  id: number;
  title_es: string;
  title_en: string;
  /** Sanitised HTML. */
  description_es: string;
  description_en: string;
  starts_at: LocalTime;
  ends_at: LocalTime;
  status: "scheduled" | "cancelled";
  all_stores: Flag;
  image_id: string | null;
  icon_image_id: string | null;
  /** A drawing by its name, see core/campaign-art.ts, used when there is no image. */
  art: string;
  url_es: string;
  url_en: string;
  banner_starts_at: LocalTime | null;
  banner_ends_at: LocalTime | null;
};
export type EventStoreRow = { event_id: number; store_id: number };
export type EventLinkRow = {
  event_id: number;
  position: number;
  text_es: string;
  text_en: string;
  url_es: string;
  url_en: string;
};
/** Sale prices while the event runs; category "*" = every part. */
export type EventDiscountRow = { event_id: number; category: string; percent: number };

/** Windows on the chain's clock. */
export type PromoRow = {
  id: number;
  position: number;
  edition: "es" | "en";
  name: string;
  url: string;
  new_window: Flag;
  desktop_image_id: string;
  mobile_image_id: string;
  starts_at: LocalTime | null;
  ends_at: LocalTime | null;
};
export type SidebarArtRow = {
  id: number;
  position: number;
  edition: "es" | "en";
  title: string;
  url: string;
  image_id: string;
  starts_at: LocalTime | null;
  ends_at: LocalTime | null;
};
/** Carousel slides and home touts; window on the chain's clock. */
export type SlideRow = {
  id: number;
  slug: string;
  kind: "slide" | "tout";
  position: number;
  title_es: string;
  title_en: string;
  body_es: string;
  body_en: string;
  link_text_es: string;
  link_text_en: string;
  url_es: string;
  url_en: string;
  new_window: Flag;
  /** A drawing's name, used when there is no image. */
  art: string;
  image_es_id: string | null;
  image_en_id: string | null;
  starts_at: LocalTime | null;
  ends_at: LocalTime | null;
};

export type StoreMapRow = {
  store_id: number;
  title_es: string;
  title_en: string;
  width: number;
  height: number;
  gate: "left" | "right";
  /** Null = drawn from the rows. */
  image_id: string | null;
};
export type StoreMapZoneRow = { store_id: number; position: number; code: string; name_es: string; name_en: string };
/** A row of cars as a rectangle in the map's units; `zone` is a zone's code or "". */
export type StoreMapRowRow = {
  store_id: number;
  position: number;
  row: string;
  zone: string;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** Pictures of every kind, by the hash of their bytes. */
export type ImageRow = {
  id: string;
  mime: "image/jpeg" | "image/png" | "image/webp" | "image/svg+xml";
  width: number;
  height: number;
  bytes: Uint8Array;
};

/** US five digits, or the first three signs of a Canadian code. */
export type PostalCodeRow = {
  code: string;
  country: "US" | "CA";
  city: string;
  state: string;
  latitude: number | null;
  longitude: number | null;
};

export type SubmissionRow = {
  id: string;
  form: FormId;
  edition: "es" | "en";
  /** Given by the visitor's device, so that sending again stores once. */
  client_key: string | null;
  fields: Json;
  created_at: Instant;
  /** unproven: came without the human check, from a browser without script. */
  proof: "proven" | "unproven";
  /** The store that was chosen, or the one nearest to the car. */
  store_id: number | null;
};
/**
 * A lead is unsent while its `desk` mail is not `sent`; a receipt goes to the visitor, after it. `confirm` and `digest` go to
 * a follower, whose address is looked up when they are sent, and are deleted then.
 */
export type OutboxRow = {
  id: string;
  /** Null where it is a follower's. */
  submission_id: string | null;
  follower_id: number | null;
  kind: "desk" | "receipt" | "confirm" | "digest";
  /** Of a receipt: the visitor. Of a desk's mail: who got it, known once it was sent. */
  recipient: string;
  subject: string;
  body: string;
  /** The same once more for those who see HTML; "" = only text. */
  html: string;
  reply_to: string;
  status: "waiting" | "sent" | "failed";
  attempts: number;
  next_attempt_at: Instant;
  /** Taken by a sender until then. */
  taken_until: Instant | null;
  last_error: string;
  sent_at: Instant | null;
  created_at: Instant;
};

/** Somebody who wants to be told: an address and what it takes to write to it. Deleted with the last follow. */
export type FollowerRow = {
  id: number;
  kind: "mail" | "push";
  /** Of mail, or of a browser at its push service. */
  address: string;
  /** What a browser is told is sealed with these; "" for mail. */
  keys: Json | "";
  edition: "es" | "en";
  /** Of the place that was followed first: when it is morning there. */
  time_zone: string;
  /** Opens the page of the follows, and ends them. */
  token: string;
  /** Of mail: the keyed hash of its mailbox, however the address is written. */
  mailbox: string | null;
};
/** A mailbox, by its keyed hash, that wants no mail of follows and receipts. */
type QuietMailboxRow = { mailbox: string; since: Instant };
/** When what may wait for a follower is looked at and told; nothing of an earlier turn than `from_turn` waits. */
type FollowerDueRow = { follower_id: number; due_at: Instant; from_turn: number };
/** Null `confirmed_at` = nobody has said yes yet; such a row lives a day. */
export type FollowRow = {
  id: number;
  follower_id: number;
  /** As its address says it: `make=7&model=90&year=2004`. */
  query: string;
  created_at: Instant;
  confirmed_at: Instant | null;
  /** What it asks for, shared with all who ask for the same; null until somebody has said yes. */
  search_id: number | null;
  /** What came in a later turn than this is for it. */
  since_turn: number;
  /** What came or left up to this turn was told. */
  told_turn: number;
};
/** What somebody follows, without part and car of their own: the same wish is the same row. */
export type SearchRow = { id: number; query: string };
/** Where a car finds the searches that may want it (server/follows/cells.ts). */
export type SearchCellRow = {
  cell: number;
  search_id: number;
  from_year: number;
  to_year: number;
  /** The circle around the place; null = none. */
  latitude: number | null;
  longitude: number | null;
  miles: number | null;
  /** The search asks for more than this row says. */
  more: Flag;
};
/** A car that came while somebody followed something, with the turns of its coming and leaving (data/writes/follow-turn.ts). */
export type CameCarRow = { vehicle_id: number; came_turn: number; left_turn: number | null };
/** Its followers are to be made due. */
type StirredSearchRow = { search_id: number; turn: number };
/** A car that a follow began with; `left` waits to be told. */
type FollowCarRow = { follow_id: number; vehicle_id: number; state: "told" | "left" };
/** What waits to be told of an event, or of a price (event 0) with what it was before it fell. Deleted when it is told. */
export type FollowNewsRow = {
  follow_id: number;
  event_id: number;
  state: "new" | "changed" | "fell";
  before_cents: number | null;
};
/** An event as it was when its followers were last looked up; `stores`: their ids, or "all". */
export type SeenEventRow = { event_id: number; mark: string; stores: string };
/** A price that somebody follows, as it was when they were last looked up. */
export type WatchedPriceRow = { cell: number; store_id: number; part_id: number; cents: number };

type RateLimitRow = { key: string; window_started: number; used: number };
type UsedSolutionRow = { solution: string; expires_at: Instant };
/** What visitors did on a day of the chain's clock, added up over all servers; nothing of anybody. */
export type FigureRow = { day: Day; kind: FigureKind; name: string; edition: "es" | "en"; count: number };
/** The same for each yard, for its managers. */
export type YardFigureRow = { day: Day; store_id: number; kind: YardFigureKind; name: string; count: number };
type PostedUrlRow = { path: string; posted_at: Instant };
export type SearchDocumentRow = {
  id: string;
  edition: "es" | "en";
  kind: string;
  url: string;
  title: string;
  description: string;
  body: string;
  image: string;
};

export type ImportRunRow = {
  id: number;
  feed: string;
  format: string;
  file_name: string;
  file_hash: string;
  who: string;
  status: "done" | "undone";
  started_at: Instant;
  finished_at: Instant;
  undone_at: Instant | null;
  /** JSON list of the stores that the run touched. */
  stores: Json;
  rows_read: number;
  rows_accepted: number;
  rows_rejected: number;
  rows_new: number;
  rows_changed: number;
  rows_gone: number;
  warnings: number;
  /** The data version that the run made; null when it changed nothing. */
  version: number | null;
};
/** What a run changed, for undo: `before` null = the row was new, `after` null = it was deleted. */
export type ImportChangeRow = {
  run_id: number;
  seq: number;
  table_name: string;
  row_key: Json;
  before: Json | null;
  after: Json | null;
};

/** Somebody who works in the office; whoever was removed stays, so that the audit trail can name them. */
export type StaffRow = {
  id: string;
  /** In small letters. */
  email: string;
  /** "" = called by the role. */
  name: string;
  /** 1: works for all stores and for the chain. */
  owner: 0 | 1;
  edition: "es" | "en";
  created_at: Instant;
  removed_at: Instant | null;
  /** The company's account that they first came in by: its issuer and their name there. */
  account: string | null;
};
/** What somebody is in a store; an owner works for all. */
type StaffStoreRow = { staff_id: string; store_id: number; role: "helper" | "counter" | "manager" };
/** Where somebody may do less or more in a store than their role there says. */
type StaffRightRow = { staff_id: string; store_id: number; task: string; level: "no" | "sees" | "does" };
/** A link that lets one in once. */
type StaffLinkRow = {
  token_hash: string;
  staff_id: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
};
/** A passkey: what the device gave us of it, which lets nobody in. */
export type StaffKeyRow = {
  id: string;
  staff_id: string;
  /** base64url. */
  public_key: string;
  counter: number;
  /** JSON list. */
  transports: Json;
  device: string;
  created_at: Instant;
  used_at: Instant | null;
};
export type StaffSessionRow = {
  /** Names it in lists; it opens nothing. */
  id: string;
  token_hash: string;
  staff_id: string;
  device: string;
  created_at: Instant;
  seen_at: Instant;
};
type StaffChallengeRow = { challenge: string; staff_id: string | null; expires_at: Instant };
/** What somebody did to a car from a device, by the key that the device gave it: sent twice is once done. */
export type StaffActRow = {
  key: string;
  staff_id: string;
  kind: string;
  store_id: number;
  /** Null: of a whole row. */
  vehicle_id: number | null;
  /** Where it stood, as the device knew it; "" where it did not say. */
  row: string;
  /** What was answered. */
  said: string;
  /** The run that takes it back; null: it changed nothing. */
  run_id: number | null;
  at: Instant;
};
/** What the office does about a form; one that nobody touched yet has none. */
export type LeadWorkRow = {
  submission_id: string;
  state: "new" | "called" | "done";
  /** Who looks after it. */
  staff_id: string | null;
  changed_at: Instant;
};
export type LeadNoteRow = {
  id: string;
  submission_id: string;
  who: string;
  at: Instant;
  text: string;
  /** What was offered for the car; null: only a note. */
  offer_cents: number | null;
};
/** A file that came to the office; its bytes lie in the data folder under its id. */
/** A piece of a file that came with an upload; on PostgreSQL alone, where another server may need it. */
type UploadFileRow = { upload_id: string; name: string; piece: number; bytes: Uint8Array; size: number };
export type UploadRow = {
  id: string;
  staff_id: string;
  who: string;
  feed: string;
  /** Every line is about this store. */
  store_id: number | null;
  file_name: string;
  state: "waiting" | "applied" | "refused" | "discarded";
  /** What the runner said of it last. */
  report: Json;
  /** The last run before its preview. */
  seen_run: number;
  run_id: number | null;
  created_at: Instant;
  /** Since when it is being applied or discarded; null: it is not. */
  claimed_at: Instant | null;
  /** When it is to be applied by itself; null: when somebody says so. */
  apply_at: Instant | null;
  /** How many questions about what was left out of it stand open; those of the newest file of its kind alone. */
  asks: number;
};
/** Kinds of words in files that somebody may be asked about. */
export const wordKinds = ["column", "make", "model", "price", "vin"] as const;
export type WordKind = (typeof wordKinds)[number];
/** What a word in a store's files means, by its plain form; store 0: files of the chain, meaning "": it is not used. */
export type FileWordRow = { store_id: number; feed: string; kind: WordKind; word: string; meaning: string };
/** What somebody of the office answered about a rule of the chain; the last that was not taken back holds. */
export type RuleAnswerRow = {
  id: string;
  rule: string;
  /** JSON; null = nothing is to be said of it; `folder` = the folder's word holds. */
  value: string | null;
  /** What the folder said when this answer was kept against it. */
  against: string | null;
  at: Instant;
  staff_id: string | null;
  who: string;
  undone_at: Instant | null;
};
/** How many cars of a store a file named. */
type FileCarsRow = { run_id: number; store_id: number; feed: string; cars: number };
/** Somebody said that the files of this sender name every car: `token <id>`, `folder <store id>`. */
export type CompleteSenderRow = { sender: string; at: Instant; who: string };
/** Where staff and a file say different things of one field of a car or a price; of all else there is no row. */
export type StaffExceptionRow = {
  kind: "car" | "price";
  /** 0 = the chain's list of prices. */
  store_id: number;
  /** The vehicle, or the part. */
  subject_id: number;
  field: string;
  /** JSON, as the two below: what the person said, what the file said then, and what it says now where that is another thing. */
  said: string;
  against: string;
  now_says: string | null;
  disputed_at: Instant | null;
  at: Instant;
  who: string;
};
/** Lets a yard's program send files for one store; store 0: for the whole chain. */
export type FeedTokenRow = {
  id: string;
  token_hash: string;
  store_id: number;
  name: string;
  created_at: Instant;
  used_at: Instant | null;
};
/** Triggers refuse every change. `who` stays readable when the person has gone. */
export type AuditRow = {
  id: string;
  at: Instant;
  staff_id: string | null;
  who: string;
  action: string;
  store_id: number | null;
  subject: string;
  detail: Json;
};

/** One row, id 1: moves in the same transaction as any visible change. */
type DataVersionRow = { id: number; version: number; changed_at: Instant };
/** The version at which an area last changed, so that only that is read again. */
type AreaVersionRow = { area: Area; version: number };
type StoreVersionRow = { store_id: number; version: number };
/** chain: divisions, stores, hours, markets, maps · catalog: makes, models, generations · campaigns: events, promos, slides, art. */
export type Area = "chain" | "catalog" | "prices" | "cars-for-sale" | "campaigns" | "postal" | "search";

/**
 * `chain_time_zone`, `services_off`, `site_secret` (hex), `site_secrets` (JSON, after a rotation), `follows_car`, `follows_day`,
 * `follows_turn` and `follows_version` (how far cars and the rest were matched with follows), `installation`
 * (in ids of feeds and calendars), and what an installation adds.
 */
export type SettingRow = { key: string; value: string };
type IdCounterRow = { name: IdName; next_id: number };
export type IdName =
  | "divisions"
  | "stores"
  | "markets"
  | "makes"
  | "models"
  | "vehicles"
  | "parts"
  | "cars_for_sale"
  | "events"
  | "promos"
  | "sidebar_art"
  | "slides"
  | "import_runs";

/** An interface: by an alias the compiler would compare Transaction and Kysely member by member, a tenth of its work. */
export interface Schema {
  divisions: DivisionRow;
  stores: StoreRow;
  store_services: StoreServiceRow;
  store_hours: StoreHoursRow;
  special_days: SpecialDayRow;
  markets: MarketRow;
  market_stores: MarketStoreRow;
  market_places: MarketPlaceRow;
  makes: MakeRow;
  make_aliases: MakeAliasRow;
  models: ModelRow;
  model_aliases: ModelAliasRow;
  generations: GenerationRow;
  sister_models: SisterModelRow;
  part_facts: PartFactRow;
  interchange: InterchangeRow;
  vehicles: VehicleRow;
  parts: PartRow;
  part_synonyms: PartSynonymRow;
  chain_prices: ChainPriceRow;
  store_prices: StorePriceRow;
  cars_for_sale: CarForSaleRow;
  events: EventRow;
  event_stores: EventStoreRow;
  event_links: EventLinkRow;
  event_discounts: EventDiscountRow;
  promos: PromoRow;
  sidebar_art: SidebarArtRow;
  slides: SlideRow;
  store_maps: StoreMapRow;
  store_map_zones: StoreMapZoneRow;
  store_map_rows: StoreMapRowRow;
  images: ImageRow;
  postal_codes: PostalCodeRow;
  submissions: SubmissionRow;
  outbox: OutboxRow;
  followers: FollowerRow;
  follows: FollowRow;
  quiet_mailboxes: QuietMailboxRow;
  follower_dues: FollowerDueRow;
  searches: SearchRow;
  search_cells: SearchCellRow;
  came_cars: CameCarRow;
  stirred_searches: StirredSearchRow;
  follow_cars: FollowCarRow;
  follow_news: FollowNewsRow;
  seen_events: SeenEventRow;
  watched_prices: WatchedPriceRow;
  rate_limits: RateLimitRow;
  used_solutions: UsedSolutionRow;
  posted_urls: PostedUrlRow;
  figures: FigureRow;
  yard_figures: YardFigureRow;
  search_documents: SearchDocumentRow;
  import_runs: ImportRunRow;
  import_changes: ImportChangeRow;
  data_version: DataVersionRow;
  area_versions: AreaVersionRow;
  store_versions: StoreVersionRow;
  staff: StaffRow;
  staff_stores: StaffStoreRow;
  staff_rights: StaffRightRow;
  staff_links: StaffLinkRow;
  staff_keys: StaffKeyRow;
  staff_sessions: StaffSessionRow;
  staff_challenges: StaffChallengeRow;
  audit: AuditRow;
  staff_acts: StaffActRow;
  lead_work: LeadWorkRow;
  lead_notes: LeadNoteRow;
  uploads: UploadRow;
  upload_files: UploadFileRow;
  file_words: FileWordRow;
  rule_answers: RuleAnswerRow;
  staff_exceptions: StaffExceptionRow;
  feed_tokens: FeedTokenRow;
  file_cars: FileCarsRow;
  complete_senders: CompleteSenderRow;
  settings: SettingRow;
  id_counters: IdCounterRow;
}

export type TableName = keyof Schema;
/** Anything that runs queries: the database itself or an open transaction. */
export type Executor = Kysely<Schema> | Transaction<Schema>;
