import { useCopy, usePage } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { copy } from "./copy.ts";

/** The site search as a GET form; the server turns its query into the canonical address. */
export function SearchBox({ id, className }: { id: string; className: string }) {
  const { href } = usePage();
  const words = useCopy(copy);
  return (
    <search className={className}>
      <form className="mini-search" action={href("search")}>
        <label className="sr" htmlFor={id}>
          {words.searchSite}
        </label>
        <input id={id} name="s" type="search" placeholder={words.searchSite} maxLength={100} />
        <button type="submit" aria-label={words.search}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
