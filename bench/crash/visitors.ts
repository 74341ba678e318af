import { setTimeout as wait } from "node:timers/promises";
import { type Reply, send } from "../cluster/request.ts";

export type Form = { email: string; token: string; acknowledged: boolean };

/** Sends a form as a page does; it is acknowledged when the visitor is sent on to the thanks. */
export async function sendForm(site: string, form: Form, recaptcha: string, from = 0): Promise<Reply> {
  const { email, token } = form;
  const body = new URLSearchParams({ name: "Prueba", phone: "555-0100", email, recaptcha, _csrf: token }).toString();
  const headers = { cookie: `XSRF-TOKEN=${token}`, "content-type": "application/x-www-form-urlencoded" };
  const reply = await send(`${site}/carreras`, { method: "POST", headers, body, from });
  if (reply.status === 303) form.acknowledged = true;
  return reply;
}

/** Visitors with a page open since long: their tokens outlive every crash, and a form sent again is the same form. */
export function createVisitors(giveAnswer: () => string, name = "caida") {
  const forms: Form[] = [];
  let sending = false;
  let busy: Promise<unknown> = Promise.resolve();

  async function openPages(site: string, count: number): Promise<void> {
    for (let n = 0; n < count; n++) {
      const { headers } = await send(`${site}/api/token`);
      const cookie = (headers["set-cookie"] ?? "").split(";")[0] ?? "";
      const token = cookie.slice(cookie.indexOf("=") + 1);
      if (token === "") throw new Error("no token for a form");
      forms.push({ email: `${name}-${forms.length}@example.com`, token, acknowledged: false });
    }
    // A form that is sent sooner counts as a program's.
    await wait(3_100);
  }

  async function sendUntilStopped(site: string, mine: Form[]): Promise<void> {
    for (const form of mine) {
      if (!sending) return;
      await sendForm(site, form, giveAnswer());
      // Some in every round, none left over at its end.
      await wait(150);
    }
  }

  return {
    forms,
    openPages,
    /** The unacknowledged ones first: whoever had no answer sends again. */
    start(site: string, lanes = 4) {
      sending = true;
      const open = forms.filter(({ acknowledged }) => !acknowledged);
      const all = Array.from({ length: lanes }, (_, lane) => open.filter((_form, at) => at % lanes === lane));
      busy = Promise.all(all.map((mine) => sendUntilStopped(site, mine)));
    },
    async stop() {
      sending = false;
      await busy;
    },
  };
}
