import type { Edition } from "#site/editions.ts";

type Work = Event & { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = Work & {
  readonly request: Request;
  readonly resultingClientId: string;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
/** What a push service brought, and a note that was tapped. */
export type PushEvent = Work & { readonly data: { json(): unknown } | null };
export type Clicked = Work & { readonly notification: Notification };
export type Client = { readonly id: string; readonly url: string; postMessage(message: unknown): void };

/** Pages that work without signal, by edition; the first stands in for a page that was not kept. */
type Shell = Readonly<Partial<Record<Edition, readonly string[]>>>;

/** A worker's surroundings: TypeScript's own types of them clash with those of pages. */
type Scope = {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<Client | undefined>;
    openWindow(url: string): Promise<unknown>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Client[]>;
  };
  /** Written before the worker by the server (server/files/worker-files.ts). */
  readonly shell: Shell;
  /** What these pages link. */
  readonly sheets: readonly string[];
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Work) => void): void;
  addEventListener(type: "message", listener: (event: Event & { readonly source: Client | null }) => void): void;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Clicked) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
};

export const scope = self as unknown as Scope;
