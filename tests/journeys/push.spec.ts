import { sendPush } from "#server/follows/push.ts";
import { makeVapidKeys } from "#server/follows/seal-push.ts";
import { expect } from "../support/journey.ts";
import { startReceiver } from "../support/push-receiver.ts";
import { openPushed } from "../support/pushed-browser.ts";
import { openKept, pathOf, test } from "../support/yard-line.ts";

/** What a receiver of ours opened of a message that the site sealed and sent. */
async function sealAndOpen(note: object): Promise<string> {
  const receiver = await startReceiver();
  const { endpoint, keys } = receiver;
  await sendPush({ endpoint, keys }, JSON.stringify(note), {
    keys: makeVapidKeys(),
    subject: "mailto:site@yonke.test",
  });
  await receiver.close();
  return JSON.stringify(receiver.received[0]?.note);
}

test("what was sealed for a browser its worker shows in its language, and a tap opens its page", async ({
  page,
  context,
  line,
}) => {
  const note = {
    title: "Yonke: llegó 1 carro que busca",
    body: "Honda Civic 2004",
    lang: "es-US",
    url: line.origin + pathOf("inventory", "es"),
  };
  await openKept(page, line, pathOf("toolkitRewards", "es"));
  const { told, deliver, press } = await openPushed(context, page);
  await deliver(await sealAndOpen(note));
  await expect.poll(told).toEqual([note]);
  await press(note.url);
  expect(await told()).toEqual([note, "closed", note.url]);
});
