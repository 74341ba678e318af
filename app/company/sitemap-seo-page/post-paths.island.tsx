import { type SubmitEvent, useState } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { postJson } from "#app/forms/browser/post-json.ts";
import { useCopy } from "#app/page.tsx";
import { Button, Buttons } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useHydrated } from "#app/use-hydrated.ts";
import { copy } from "./copy.ts";
import "#app/ui/field.css";
import "./paths.css";

const address = "/api/config/urls/";

/** Posts the paths that the page lists, with the key that is typed, and shows the server's answer as it came. */
function PostPaths({ paths }: { paths: readonly string[] }) {
  const words = useCopy(copy);
  const hydrated = useHydrated();
  const [{ said, raw }, setAnswer] = useState({ said: "", raw: "" });

  async function post(key: string): Promise<void> {
    setAnswer({ said: words.sending, raw: "" });
    try {
      const reply = await postJson(address, paths, { authorization: `Bearer ${key}` });
      const text = await reply.text();
      const stored = reply.ok ? (JSON.parse(text) as { accepted: number }).accepted : 0;
      setAnswer({
        said: reply.ok ? words.accepted(String(stored)) : words.refused(String(reply.status)),
        raw: `POST ${address} → ${reply.status}\n${text}`,
      });
    } catch (error) {
      setAnswer({ said: words.failed, raw: String(error) });
    }
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    post(String(new FormData(event.currentTarget).get("key") ?? "").trim());
  }
  return (
    <section aria-labelledby="answer-h" hidden={!hydrated}>
      <h2 id="answer-h">{words.answer}</h2>
      <form className="form form--short" onSubmit={submit}>
        <Field
          id="admin-key"
          name="key"
          type="password"
          label={words.key}
          hint={words.keyHint}
          autoComplete="off"
          required
        />
        <Buttons>
          <Button look="ink">{words.send}</Button>
        </Buttons>
      </form>
      <p role="status">{said}</p>
      {raw && <pre className="paths__raw">{raw}</pre>}
    </section>
  );
}

export default defineIsland("post-paths", PostPaths);
