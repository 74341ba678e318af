import { setTimeout as wait } from "node:timers/promises";
import { findProof } from "./human.ts";
import { send } from "./request.ts";

type SentForm = {
  email: string;
  /** When the visitor was told that the form is kept. */
  kept: number | undefined;
  /** What it was told before, one line for each try. */
  refusals: { at: number; status: number; ms: number; plain: boolean }[];
};

const mostAtATime = 40;

export type Forms = { sent: SentForm[]; stop(): Promise<void> };

const cookieOf = (header = "") => header.split(";")[0] ?? "";
/** A visitor who is told that it cannot be kept now is also told what to do. */
const saysWhatToDo = /no podemos guardar sus datos, y no se enviaron\. Inténtelo en unos minutos o llámenos/;

/**
 * Visitors who open the form, solve the human check, send it, and try again when told to, each time with a new proof.
 * Each proof costs this machine's processors what it costs a phone, so only so many are at it at a time.
 */
export function startForms(site: string, everyMs = 500): Forms {
  const sent: SentForm[] = [];
  const under = new Set<Promise<void>>();
  let stopped = false;
  const one = async (form: SentForm, visitor: number) => {
    const page = await send(`${site}/carreras`, { from: visitor });
    const cookie = cookieOf(page.headers["set-cookie"]);
    const token = cookie.slice(cookie.indexOf("=") + 1);
    await wait(3_100);
    const headers = { cookie, "content-type": "application/x-www-form-urlencoded" };
    for (let tries = 0; tries < 60; tries++) {
      // Few tries an hour are allowed from one network, so the next try comes from another; the form is the same.
      const from = visitor + 7_919 * tries;
      const recaptcha = (await findProof(site, from)) ?? "none";
      const fields = { name: "Prueba", phone: "555-0100", email: form.email, recaptcha, _csrf: token };
      const body = new URLSearchParams(fields).toString();
      const reply = await send(`${site}/carreras`, { method: "POST", headers, body, from });
      const { status, text, ms } = reply;
      if (status === 303) {
        form.kept = Date.now();
        return;
      }
      const plain = saysWhatToDo.test(text) && Number(reply.headers["retry-after"]) > 0;
      form.refusals.push({ at: Date.now(), status, ms, plain });
      await wait(1_000);
    }
  };
  const sending = (async () => {
    for (let n = 1; !stopped; n++) {
      const form: SentForm = { email: `prueba-${n}@example.com`, kept: undefined, refusals: [] };
      sent.push(form);
      const work: Promise<void> = one(form, 10_000 + n).finally(() => under.delete(work));
      under.add(work);
      do await wait(everyMs);
      while (under.size >= mostAtATime && !stopped);
    }
  })();
  return {
    sent,
    async stop() {
      stopped = true;
      await sending;
      await Promise.all(under);
    },
  };
}
