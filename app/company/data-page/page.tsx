import { definePage, useCopy, usePage } from "#app/page.tsx";
import { breadcrumbData } from "#app/shell/breadcrumb-data.ts";
import { Breadcrumbs } from "#app/shell/breadcrumbs.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/field.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import { dataLicences } from "#content/data-licences.ts";
import { localTimeOf } from "#core/local-time.ts";
import { formatDay } from "#core/time-words.ts";
import { dataSumsPath } from "#site/open-data.ts";
import { copy } from "./copy.ts";
import { type FileRow, FileTable } from "./file-table.tsx";
import { type DataPage, loadData } from "./load.ts";
import "#app/ui/find-bar.css";

type Around = { url: string; homeUrl: string; brand: string; changedAt: Date; languages: readonly string[] };

/** The files for search engines of data: a set a row, with where each of its forms is. */
const dataSets = (rows: readonly FileRow[], { url, homeUrl, brand, changedAt, languages }: Around): object[] =>
  rows.map(({ id, name, about, files }) => ({
    "@context": "https://schema.org",
    "@type": "Dataset",
    "@id": `${url}#${id}`,
    name: `${brand}: ${name}`,
    description: `${name}. ${about}`,
    url,
    isAccessibleForFree: true,
    license: dataLicences[chainFacts().dataLicence].url,
    dateModified: changedAt.toISOString(),
    inLanguage: languages,
    creator: { "@type": "Organization", name: brand, url: homeUrl },
    distribution: files.map(({ href, type, format }) => ({
      "@type": "DataDownload",
      name: format,
      encodingFormat: type,
      contentUrl: new URL(href, url).href,
    })),
  }));

function OneYard({ stores, store, yard }: DataPage) {
  const words = useCopy(copy);
  const { href } = usePage();
  const options = [
    { value: "", text: words.choose },
    ...stores.map(({ id, listText }) => ({ value: String(id), text: listText })),
  ];
  return (
    <>
      <h2 className="mt-6 mb-4" id="yard">
        {store?.name ?? words.oneYard}
      </h2>
      <form className="find-bar find-bar--two" action={`${href("openData")}#yard`}>
        <Select
          id="data-store"
          name="store"
          label={words.yard}
          options={options}
          defaultValue={store ? String(store.id) : ""}
        />
        <Button look="ink">{words.show}</Button>
      </form>
      {store && <FileTable rows={yard} labelledBy="yard" />}
    </>
  );
}

function Licence() {
  const words = useCopy(copy);
  const { edition, settings } = usePage();
  const { dataLicence } = chainFacts();
  const { url, allows } = dataLicences[dataLicence];
  return (
    <>
      <h2 className="mt-6 mb-4" id="licence">
        {words.licence}
      </h2>
      <p>
        <a href={url} rel="license external">
          {dataLicence}
        </a>
        . {allows[edition]} {dataLicence !== "CC0-1.0" && words.credit(settings.brand)}
      </p>
    </>
  );
}

function Use() {
  const words = useCopy(copy);
  const { href } = usePage();
  return (
    <>
      <h2 className="mt-6 mb-4" id="use">
        {words.use}
      </h2>
      <ul>
        <li>{words.useFresh("ETag", "If-None-Match")}</li>
        <li>{words.useForms("CSV", "NDJSON")}</li>
        <li>
          <a href={dataSumsPath}>{words.useSums("SHA-256")}</a>.
        </li>
        <li>
          <a href={href("apiDocs")}>{words.useApi}</a>.
        </li>
      </ul>
    </>
  );
}

export const page = definePage("openData", {
  load: loadData,
  head: ({ chain, store, changedAt }, { edition, url, settings }) => ({
    title: copy[edition].title,
    description: copy[edition].description,
    noindex: store !== undefined,
    jsonLd: [
      breadcrumbData([{ href: url("openData"), text: copy[edition].heading }]),
      ...dataSets(chain, {
        url: url("openData"),
        homeUrl: url("home"),
        brand: settings.brand,
        changedAt,
        languages: settings.languages,
      }),
    ],
  }),
  Page: function Page(props) {
    const words = useCopy(copy);
    const { edition } = usePage();
    const day = localTimeOf(props.changedAt, chainFacts().timeZone).day;
    return (
      <Wrap className="pb-sec">
        <Breadcrumbs />
        <PageHead title={words.heading} lead={words.lead} />
        <p className="mb-4">{words.asOf(formatDay(day, edition, "full"))}</p>
        <h2 className="mb-4" id="whole">
          {words.whole}
        </h2>
        <FileTable rows={props.chain} labelledBy="whole" />
        <OneYard {...props} />
        <Licence />
        <Use />
      </Wrap>
    );
  },
});
