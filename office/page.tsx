import { createContext, useContext } from "react";
import { type PageSpec, Redirect } from "#app/page.tsx";
import { SiteError } from "#core/errors.ts";
import type { Staff } from "#core/staff.ts";
import type { Store } from "#core/store.ts";
import type { Session } from "#data/writes/staff-sessions.ts";
import type { ValuesIn } from "#site/address.ts";
import type { Edition } from "#site/editions.ts";
import { type About, type Action, isOwnersAlone, may } from "./access.ts";
import type { Brings, Upload } from "./http/upload.ts";
import type { ActsOf, OfficePageId, OfficePages, OfficeParams } from "./pages.ts";
import type { OfficeServices } from "./services.ts";

/** What every component of a page may know. */
export type OfficeView = {
  id: OfficePageId;
  edition: Edition;
  now: Date;
  brand: string;
  /** Undefined before somebody has signed in. */
  staff: Staff | undefined;
  /** The yards that this person has, as the chain lists them, and the one whose pages these are: undefined = all of them. */
  yards: readonly Pick<Store, "id" | "name">[];
  yard: number | undefined;
  /** Where this page is, without what was asked of it. */
  path: string;
  /** Leads that wait for this person. */
  newLeads: number;
  /** Shows that a form is ours; every form carries it. */
  csrf: string;
  href<Id extends OfficePageId>(id: Id, ...values: ValuesIn<OfficePages, Id>): string;
  /** This page in the other language, where the chain has two. */
  otherHref: string | undefined;
  /** What was wrong with the form that comes back with its page, or what it just did, where the page itself says so. */
  problem: string | undefined;
  told: string | undefined;
};

export type OfficeRequest = OfficeView & {
  query: URLSearchParams;
  services: OfficeServices;
  session: Session | undefined;
  /** Limits count by it. */
  network: string;
  /** What this browser keeps while it is away at the company's account. */
  attempt: string | undefined;
  /** "Chrome, Android". */
  device: string;
  /** The form that comes back with its page. */
  sent: URLSearchParams | undefined;
  /** The file that came with a form. */
  upload: Upload | undefined;
};

/** Of a page that only those who signed in see. */
export type StaffRequest = OfficeRequest & { staff: Staff; session: Session };

/** By its row it is known whether somebody has signed in, and what its address says. */
export type RequestFor<Id extends OfficePageId> = {
  params: OfficeParams<Id>;
} & (OfficePages[Id]["needs"] extends "nobody" ? OfficeRequest : StaffRequest);

/** What a browser shall keep from now on. */
export type Keeps = { signIn?: string; signOut?: true; attempt?: string; yard?: string };

/** Another page of the office, or the way out to the company's account. */
export class GoTo extends Redirect {
  readonly keeps: Keeps;
  constructor(to: string, keeps: Keeps = {}) {
    super(to, 303);
    this.keeps = keeps;
  }
}

/** What comes of a form: another page, data for script, a file, or this page again with what was done or was wrong. */
export type Done =
  | GoTo
  | { json: object }
  | { file: { name: string; type: string; body: string | Uint8Array } }
  | { told: string }
  | { again: string };

export type Acting<Id extends OfficePageId> = Readonly<
  Record<string, (request: RequestFor<Id>, fields: URLSearchParams) => Promise<Done>>
>;

export type OfficePage<Id extends OfficePageId = OfficePageId, P extends object = object> = PageSpec<
  RequestFor<Id>,
  P,
  GoTo
> & {
  id: OfficePageId;
  /** What its forms may bring, of those who may do this somewhere. */
  takes?: { brings: Brings; may: Action };
  /** What its forms do, by the value of their field `do`: all that its row names, with the right that each needs. */
  actions?: Acting<Id> & Record<ActsOf<Id>, unknown>;
};

/** Declares a page; the id ties its request to the table of pages. Its document is called as it is. */
export const definePage = <Id extends OfficePageId, P extends { title: string }>(
  id: Id,
  page: Omit<OfficePage<Id, P>, "id" | "head"> & Partial<Pick<OfficePage<Id, P>, "head">>,
): OfficePage<Id, P> => ({ id, head: ({ title }) => ({ title }), ...page });

/** Why it is refused, where it is not that the task is another's: nobody can be given it, or the form is none of ours. */
export type Refused = "owners" | "form";

/** Says whether somebody could be given it. */
export function refusal(action: Action, about: About): SiteError {
  const data = isOwnersAlone(action, about) ? ("owners" satisfies Refused) : undefined;
  return new SiteError("forbidden", `${action} for ${about}`, { data });
}

/** Ends a request that somebody may not make. */
export function demand(staff: Staff, action: Action, about: About): void {
  if (!may(staff, action, about)) throw refusal(action, about);
}

/** The active stores that somebody may do this for, as the chain lists them. */
export const storesFor = ({ staff, services }: StaffRequest, action: Action): Store[] =>
  services.stock.current.chain.stores.filter(({ active, id }) => active && may(staff, action, id));

/** Those of them that the yard switch lets be seen; what somebody may do is not less for it. */
export const shownStores = (request: StaffRequest, action: Action): Store[] =>
  storesFor(request, action).filter(({ id }) => request.yard === undefined || request.yard === id);

export const OfficeContext = createContext<OfficeView | null>(null);

export function useOffice(): OfficeView {
  const view = useContext(OfficeContext);
  if (!view) throw new Error("useOffice() outside a page; islands take what they need as props");
  return view;
}
