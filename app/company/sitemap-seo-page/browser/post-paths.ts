import { postJson } from "#app/forms/browser/post-json.ts";

const address = "/api/config/urls/";

/** The sitemap tool: posts the paths that the page lists, with the key that was typed, and shows the server's answer as it came. */
export function enhance(element: HTMLElement): void {
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-${name}]`);
  const [answer, said, raw, send, list] = ["answer", "said", "raw", "send", "paths"].map(part);
  if (!answer || !said || !raw || !send || !list) return;
  const { sending = "", accepted = "", refused = "", failed = "" } = element.dataset;
  const paths = [...list.querySelectorAll("code")].map((code) => code.textContent);

  async function post(key: string): Promise<void> {
    if (!said || !raw) return;
    said.textContent = sending;
    try {
      const reply = await postJson(address, paths, { authorization: `Bearer ${key}` });
      const text = await reply.text();
      raw.textContent = `POST ${address} → ${reply.status}\n${text}`;
      const stored = reply.ok ? (JSON.parse(text) as { accepted: number }).accepted : 0;
      said.textContent = reply.ok ? accepted.replace("#", String(stored)) : refused.replace("#", String(reply.status));
    } catch (error) {
      raw.textContent = String(error);
      said.textContent = failed;
    }
    raw.hidden = false;
  }
  answer.hidden = false;
  send.addEventListener("submit", (event) => {
    event.preventDefault();
    post(String(new FormData(send as HTMLFormElement).get("key") ?? "").trim());
  });
}
