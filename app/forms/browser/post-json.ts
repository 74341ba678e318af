/** Posts to our own API with the anti-forgery token that it asks of every page. */
export async function postJson(address: string, body: unknown, headers: Record<string, string> = {}) {
  const asked = await fetch("/api/token");
  if (!asked.ok) throw new Error(`token: ${asked.status}`);
  const { token } = (await asked.json()) as { token: string };
  return fetch(address, {
    method: "POST",
    // So that leaving the page does not lose what is on its way; browsers allow this for small bodies only.
    keepalive: JSON.stringify(body).length < 50_000,
    headers: { "content-type": "application/json", "x-xsrf-token": token, ...headers },
    body: JSON.stringify(body),
  });
}
