import { postJson } from "./post-json.ts";

const address = "/api/config/urls/";

/** The sitemap tool: posts the paths that the page lists and shows the server's answer as it came. */
export function enhance(element: HTMLElement): void {
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-${name}]`);
  const [answer, said, raw, again, list] = ["answer", "said", "raw", "again", "paths"].map(part);
  if (!answer || !said || !raw || !again || !list) return;
  const { sending = "", accepted = "", refused = "", failed = "" } = element.dataset;
  const paths = [...list.querySelectorAll("code")].map((code) => code.textContent);

  async function post(key: string): Promise<void> {
    if (!said || !raw) return;
    said.textContent = sending;
    try {
      const reply = await postJson(address, paths, key ? { authorization: `Bearer ${key}` } : {});
      const text = await reply.text();
      raw.textContent = `POST ${address} → ${reply.status}\n${text}`;
      const stored = reply.ok ? (JSON.parse(text) as { accepted: number }).accepted : 0;
      said.textContent = reply.ok ? accepted.replace("#", String(stored)) : refused.replace("#", String(reply.status));
    } catch (error) {
      raw.textContent = String(error);
      said.textContent = failed;
    }
  }
  answer.hidden = false;
  again.addEventListener("submit", (event) => {
    event.preventDefault();
    post(String(new FormData(again as HTMLFormElement).get("key") ?? "").trim());
  });
  post("");
}
