import { copy } from "#app/company/sitemap-seo-page/copy.ts";
import { postJson } from "#app/forms/browser/post-json.ts";
import { type Mark, marked } from "#app/marks.ts";
import { pageEdition } from "#app/shell/browser/page-edition.ts";

const address = "/api/config/urls/";

/** The sitemap tool: posts the paths that the page lists, with the key that was typed, and shows the server's answer as it came. */
export function enhance(element: HTMLElement): void {
  const part = (name: Mark) => marked(element, name)[0];
  const [answer, said, raw, send, list] = (["answer", "status", "raw", "send", "paths"] as const).map(part);
  if (!answer || !said || !raw || !send || !list) return;
  const words = copy[pageEdition()];
  const paths = [...list.querySelectorAll("code")].map((code) => code.textContent);

  async function post(key: string): Promise<void> {
    if (!said || !raw) return;
    said.textContent = words.sending;
    try {
      const reply = await postJson(address, paths, { authorization: `Bearer ${key}` });
      const text = await reply.text();
      raw.textContent = `POST ${address} → ${reply.status}\n${text}`;
      const stored = reply.ok ? (JSON.parse(text) as { accepted: number }).accepted : 0;
      said.textContent = reply.ok ? words.accepted(String(stored)) : words.refused(String(reply.status));
    } catch (error) {
      raw.textContent = String(error);
      said.textContent = words.failed;
    }
    raw.hidden = false;
  }
  answer.hidden = false;
  send.addEventListener("submit", (event) => {
    event.preventDefault();
    post(String(new FormData(send as HTMLFormElement).get("key") ?? "").trim());
  });
}
