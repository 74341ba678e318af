import * as v from "valibot";
import { isMailAddress } from "#core/mail-address.ts";
import { findMailbox } from "#data/queries/mailboxes.ts";
import { endMailbox } from "#data/writes/followers.ts";
import { defineEndpoint } from "./endpoint.ts";
import { acceptedShape } from "./settings.ts";

export const alertEndpoints = [
  defineEndpoint({
    method: "POST",
    path: "/alerts/ended",
    needs: "alerts",
    summary: {
      es: "Termina los avisos de correos que rebotaron o se quejaron, y los borra. Solo con la clave de administración.",
      en: "Ends the alerts of addresses that bounced or complained, and deletes them. Only with the administration key.",
    },
    body: v.pipe(
      v.array(v.pipe(v.string("addresses"), v.check(isMailAddress, "addresses")), "addresses"),
      v.maxLength(1_000, "addresses"),
    ),
    reply: acceptedShape,
    cache: "never",
    errors: ["forbidden", "too-large"],
    admin: true,
    token: false,
    handle: async ({ body }, { services }) => {
      let accepted = 0;
      // Who complains wants none, however the address was written that asked.
      for (const address of body)
        if (await endMailbox(services.db, await findMailbox(services.db, address))) accepted++;
      return { accepted };
    },
  }),
];
