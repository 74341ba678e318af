import type { Words } from "#core/edition.ts";
import type { Database } from "#data/database.ts";
import type { StockHolder } from "#stock/holder.ts";
import type { RunJob } from "./files/jobs.ts";
import type { Provider } from "./sso/provider.ts";

type OfficeLog = {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
};

/** What somebody who looked the installation over found, and for all but the fine what to do. */
export type OfficeFinding = { id: string; severity: "problem" | "advice" | "fine"; says: Words; todo?: Words };

export type OfficeMail = { to: string; subject: string; text: string };

/** What the office has of the server it belongs to. */
export type OfficeServices = {
  readonly db: Database;
  readonly stock: StockHolder;
  readonly log: OfficeLog;
  /** Where browsers find the office. */
  readonly origin: string;
  /** Where files lie that came to the office. */
  readonly uploads: string;
  readonly runJob: RunJob;
  /** Personal data of forms is deleted after so many days. */
  readonly keepDays: number;
  /** Looks the installation over, as the command `doctor` does. */
  readonly examine: () => Promise<OfficeFinding[]>;
  /** The company's own sign-in; absent where none is set up. */
  readonly provider?: Provider | undefined;
  /** Absent where no mail is set up. */
  readonly sendMail?: ((mail: OfficeMail) => Promise<void>) | undefined;
};
