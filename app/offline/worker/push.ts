import { type Clicked, type PushEvent, scope } from "./scope.ts";

type Note = { title: string; body: string; url: string; lang: string };

/** Shows what the site told this browser. */
export async function showNote({ data }: PushEvent): Promise<void> {
  if (!data) return;
  const { title, body, url, lang } = data.json() as Note;
  await scope.registration.showNotification(title, { body, lang, tag: "follows", data: url });
}

/** A tap leads to what was told, on this site and nowhere else. */
export async function openNote({ notification }: Clicked): Promise<void> {
  notification.close();
  const { origin, href } = new URL(String(notification.data), scope.location.origin);
  if (origin === scope.location.origin) await scope.clients.openWindow(href);
}
