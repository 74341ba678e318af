import { answerFile, isFile } from "#app/offline/worker/files.ts";
import { live } from "#app/offline/worker/lifecycle.ts";
import { answerForm, answerPage, keepPage } from "./pages.ts";
import { scope } from "./scope.ts";

live(keepPage);

/** Some browsers lose a file that passes by a worker: with signal, these go their own way. */
const bringsFile = ({ headers }: Request) => /^multipart\//.test(headers.get("content-type") ?? "");

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== scope.location.origin) return;
  if (request.mode === "navigate") {
    if (request.method === "GET") event.respondWith(answerPage(event));
    else if (!(bringsFile(request) && scope.navigator.onLine)) event.respondWith(answerForm(event));
  } else if (request.method === "GET" && isFile(pathname))
    event.respondWith(answerFile(request, (work) => event.waitUntil(work)));
});
