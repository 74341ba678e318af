import { createContext, type ReactNode, useContext } from "react";
import { SiteError } from "#core/errors.ts";
import type { Staff } from "#core/staff.ts";
import type { Store } from "#core/store.ts";
import type { Session } from "#data/writes/staff-sessions.ts";
import type { Edition } from "#site/editions.ts";
import { type About, type Action, may } from "./access.ts";
import type { Brings, Upload } from "./http/upload.ts";
import type { OfficePageId } from "./paths.ts";
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
  href(id: OfficePageId, param?: string): string;
  /** This page in the other language, where the chain has two. */
  otherHref: string | undefined;
};

export type OfficeRequest = OfficeView & {
  param: string;
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
  /** What a form just did, where the page itself shows it. */
  told: string | undefined;
  /** The file that came with a form. */
  upload: Upload | undefined;
};

/** Of a page that only those who signed in see. */
export type StaffRequest = OfficeRequest & { staff: Staff; session: Session };

/** What comes of a form: another page, data for script, a file, or this page again with what was done or was wrong. */
export type Done =
  | { goTo: string; signIn?: string; signOut?: true; attempt?: string; yard?: string }
  | { json: object; signIn?: string }
  | { file: { name: string; type: string; body: string | Uint8Array } }
  | { told: string }
  | { again: string };

type Title = { title: string };

export type OfficePage<R extends OfficeRequest = OfficeRequest, P extends object = object> = {
  id: OfficePageId;
  /** What one must be allowed to do somewhere to see it; absent: open to everybody. */
  needs?: Action;
  /** What its forms may bring, of those who may do this somewhere. */
  takes?: { brings: Brings; may: Action };
  /** Stands in the office's frame for whoever is in, though it is open to everybody. */
  framed?: true;
  load(request: R, problem: string | undefined): Promise<P & Title> | (P & Title);
  Page(props: P & Title): ReactNode;
  /** What coming here does by itself; without it the page is only drawn. */
  visit?(request: R): Promise<Done>;
  /** What its forms do, by the value of their field `do`. */
  actions?: Record<string, (request: R, fields: URLSearchParams) => Promise<Done>>;
};

/** A page for those who signed in and may do `needs` somewhere. */
export const staffPage = <P extends object>(page: OfficePage<StaffRequest, P> & { needs: Action }): OfficePage =>
  page as unknown as OfficePage;

/** A page for whoever comes. */
export const openPage = <P extends object>(page: OfficePage<OfficeRequest, P>): OfficePage =>
  page as unknown as OfficePage;

/** Ends a request that somebody may not make. */
export function demand(staff: Staff, action: Action, about: About): void {
  if (!may(staff, action, about)) throw new SiteError("forbidden", `${action} for ${about}`);
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
