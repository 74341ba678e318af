import { useCopy } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { notFound } from "#core/errors.ts";
import { localTimeOf } from "#core/local-time.ts";
import { formatDay } from "#core/time-words.ts";
import type { EditValues } from "../edit/edit-field.ts";
import { readThings } from "../edit/read-things.ts";
import { takeEdit } from "../edit/take-edit.ts";
import { OneThing, type OneThingProps, oneThing, type ThingLine, ThingList } from "../edit/thing-list.tsx";
import { definePage, demand, type StaffRequest, useOffice } from "../page.tsx";
import { copy } from "./copy.ts";
import {
  type FrontKind,
  feedOf,
  frontKinds,
  frontValues,
  groupsOf,
  keyOf,
  linesOf,
  mergeLanguages,
  nameOf,
} from "./fields.ts";

type Listed = { title: string; lists: { kind: FrontKind; lines: ThingLine[] }[] };

async function listThings(request: StaffRequest, kind: FrontKind): Promise<EditValues[]> {
  const lines = await readThings(request, feedOf[kind]);
  return kind === "slide" ? lines : mergeLanguages(kind, lines);
}

function lineFor(request: StaffRequest, kind: FrontKind, thing: EditValues): ThingLine {
  const { edition, now, services, href } = request;
  const words = copy[edition];
  const { starts_at = "", ends_at = "", position = "" } = thing;
  const here = localTimeOf(now, services.stock.current.chain.timeZone).text;
  const time = starts_at > here ? "later" : ends_at !== "" && ends_at <= here ? "over" : "now";
  const day = (at: string) => formatDay(at.slice(0, 10), edition, "full");
  const when = [starts_at && words.from(day(starts_at)), ends_at && words.until(day(ends_at))].filter(Boolean);
  return {
    key: keyOf(kind, thing),
    title: nameOf(kind, thing, edition),
    about: [words.placeOf(position), when.length > 0 ? when.join(" ") : words.always].join(", "),
    state: { look: time === "now" ? "ok" : "wait", text: words.states[time] },
    href: `${href("front")}?${new URLSearchParams({ kind, key: keyOf(kind, thing) })}`,
  };
}

const kindOf = (text: string | null): FrontKind | undefined => frontKinds.find((kind) => kind === text);

async function getThing(request: StaffRequest, kind: FrontKind, key: string): Promise<EditValues> {
  const thing = (await listThings(request, kind)).find((one) => keyOf(kind, one) === key);
  if (!thing) throw notFound("thing");
  return thing;
}

function Front({ title, lists }: Listed) {
  const words = useCopy(copy);
  const { href } = useOffice();
  return (
    <>
      <div className="o-head">
        <h1>{title}</h1>
      </div>
      <div className="o-stack">
        {lists.map(({ kind, lines }) => (
          <ThingList key={kind} title={words.kinds[kind]} lines={lines}>
            <LinkButton look="line" href={`${href("front")}?kind=${kind}`}>
              {words.add[kind]}
            </LinkButton>
          </ThingList>
        ))}
      </div>
    </>
  );
}

/** What the home page shows: slides, promos, and the art beside the events. */
export const page = definePage("front", {
  takes: { brings: "pictures", may: "front" },
  async load(request): Promise<Listed | OneThingProps> {
    const { edition, query, sent } = request;
    const words = copy[edition];
    const kind = kindOf(sent ? sent.get("front") : query.get("kind"));
    if (!kind) {
      const lists = await Promise.all(
        frontKinds.map(async (one) => ({
          kind: one,
          lines: (await listThings(request, one)).map((thing) => lineFor(request, one, thing)),
        })),
      );
      return { title: words.title, lists };
    }
    const key = sent ? sent.get("key") : query.get("key");
    const thing = key === null ? undefined : await getThing(request, kind, key);
    const known = { position: thing?.position ?? "", starts_at: thing?.starts_at ?? "" };
    return oneThing(request, {
      title: thing ? nameOf(kind, thing, edition) : words.add[kind],
      kind,
      groups: groupsOf(kind, thing, edition),
      fixed: { front: kind, ...(key !== null && { key, ...(kind !== "slide" && known) }) },
    });
  },
  Page: (props) => ("form" in props ? <OneThing {...props} /> : <Front {...props} />),
  actions: {
    async see(request, fields) {
      const { staff, edition, upload } = request;
      demand(staff, "front", "chain");
      const kind = kindOf(fields.get("front"));
      if (!kind) throw notFound("kind");
      const key = fields.get("key");
      const thing = key === null ? undefined : await getThing(request, kind, key);
      const known: Record<string, string> = !thing
        ? {}
        : kind === "slide"
          ? { slug: thing.slug ?? "" }
          : { position: thing.position ?? "", starts_at: thing.starts_at ?? "" };
      const groups = groupsOf(kind, thing, edition);
      const values = { ...frontValues(groups, fields), ...known };
      return takeEdit(request, {
        kind,
        feed: feedOf[kind],
        name: copy[edition].file(nameOf(kind, values, edition)),
        values,
        groups,
        lines: linesOf(kind, values, upload?.pictures ?? {}),
      });
    },
  },
});
