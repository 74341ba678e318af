/** The key as browsers take it. */
function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** Not kept, and why, in words of the page's language. */
export class NotKept extends Error {}

/** Asks for leave, subscribes this browser and hands its address to the site with the proof that somebody is there. Answers the page of its follows. */
export async function followByPush(
  action: string,
  token: string,
  publicKey: string,
  prove: () => Promise<string>,
): Promise<{ page: string } | "refused"> {
  if ((await Notification.requestPermission()) !== "granted") return "refused";
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: keyBytes(publicKey),
  });
  const answer = await fetch(action, {
    method: "POST",
    body: new URLSearchParams({ _csrf: token, push: JSON.stringify(subscription), recaptcha: await prove() }),
  });
  const { page = "", message = "" } = (await answer.json()) as { page?: string; message?: string };
  if (!answer.ok) throw new NotKept(message);
  return { page };
}
