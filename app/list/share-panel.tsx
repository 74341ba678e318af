import { useEffect, useState } from "react";
import { useCopy } from "#app/page.tsx";
import { whenIdle } from "#app/shell/browser/after-load.ts";
import { announce } from "#app/shell/browser/announce.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import type { Job } from "./book.ts";
import { copy } from "./copy.ts";
import { QrCode } from "./qr-code.tsx";
import "#app/ui/button.css";
import "./list.css";

export type Link = { url: string } | { trouble: "long" | "cannot" };

async function makeLink(job: Job, here: string): Promise<Link> {
  const { longestLink, writeLink } = await import("./list-link.ts");
  const packed = await writeLink(job);
  return packed.length > longestLink ? { trouble: "long" } : { url: `${here}#${packed}` };
}

/** The address that carries the list, made anew in a pause when it changes. */
export function useListLink(job: Job, here: string): Link | undefined {
  const [link, setLink] = useState<Link>();
  useEffect(() => {
    let current = true;
    if (job.stops.length > 0)
      whenIdle(() => {
        if (!current) return;
        makeLink(job, here).then(
          (made) => current && setLink(made),
          () => current && setLink({ trouble: "cannot" }),
        );
      });
    return () => {
      current = false;
    };
  }, [job, here]);
  return link;
}

type ShareProps = { job: Job; link: Link | undefined };

/** The same in a message, with a few words. */
function useMessage(job: Job, link: Link | undefined) {
  const words = useCopy(copy);
  const text = words.share.text(job.name || words.mine);
  const url = link && "url" in link ? link.url : undefined;
  return { text, url, whatsapp: `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}` };
}

/** Beside the lists where there is room: the way that is taken most. */
export function ShareActs({ job, link }: ShareProps) {
  const words = useCopy(copy);
  const { url, whatsapp } = useMessage(job, link);
  return (
    url && (
      <LinkButton
        className="tabs__share"
        size={44}
        icon="whatsapp"
        href={whatsapp}
        target="_blank"
        rel="external noreferrer"
      >
        {words.whatsapp}
      </LinkButton>
    )
  );
}

/** WhatsApp first, then the system's own sheet, the address to copy, a code for another phone, and paper. */
export function SharePanel({ job, link }: ShareProps) {
  const words = useCopy(copy);
  const said = words.share;
  const [code, setCode] = useState(false);
  const { text, url, whatsapp } = useMessage(job, link);
  const data = { title: text, url: url ?? "" };
  return (
    <section className="no-print mb-4" aria-labelledby="share">
      <h2 id="share">{said.title}</h2>
      {link && "trouble" in link && <p>{said[link.trouble]}</p>}
      <div className="btns mt-3 mb-4">
        {url && (
          <LinkButton size={44} icon="whatsapp" href={whatsapp} target="_blank" rel="external noreferrer">
            {said.whatsapp}
          </LinkButton>
        )}
        {url && navigator.canShare?.(data) && (
          <Button look="line" size={44} icon="share" onClick={() => navigator.share(data).catch(() => {})}>
            {said.send}
          </Button>
        )}
        {url && navigator.clipboard && (
          <Button
            look="line"
            size={44}
            icon="copy"
            onClick={() => navigator.clipboard.writeText(url).then(() => announce(said.copied))}
          >
            {said.copy}
          </Button>
        )}
        {url && (
          <Button look="line" size={44} aria-expanded={code} onClick={() => setCode(!code)}>
            {code ? said.hideQr : said.qr}
          </Button>
        )}
        <Button look="line" size={44} icon="print" onClick={() => print()}>
          {said.print}
        </Button>
      </div>
      {code && url && <QrCode text={url} />}
      <p className="small muted">{said.how}</p>
    </section>
  );
}
