import { answerFile, answerPhoto, isFile, isPhoto } from "./files.ts";
import { live } from "./lifecycle.ts";
import { answerPage, answerShell, isShell, keepPage } from "./pages.ts";
import { openNote, showNote } from "./push.ts";
import { scope } from "./scope.ts";

live(keepPage);

scope.addEventListener("push", (event) => event.waitUntil(showNote(event)));
scope.addEventListener("notificationclick", (event) => event.waitUntil(openNote(event)));

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin) return;
  if (request.mode === "navigate") event.respondWith(isShell(pathname) ? answerShell(event) : answerPage(event));
  else if (isFile(pathname)) event.respondWith(answerFile(request, (work) => event.waitUntil(work)));
  else if (isPhoto(pathname)) event.respondWith(answerPhoto(request, (work) => event.waitUntil(work)));
});
