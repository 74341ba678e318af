import { chainFacts } from "#content/chain-facts.ts";
import { dataLicences } from "#content/data-licences.ts";
import type { FileRow } from "./file-table.tsx";

type Around = { url: string; homeUrl: string; brand: string; changedAt: Date; languages: readonly string[] };

/** The files for search engines of data: a set a row, with where each of its forms is. */
export const dataSets = (rows: readonly FileRow[], { url, homeUrl, brand, changedAt, languages }: Around): object[] =>
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
