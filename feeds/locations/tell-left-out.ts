import type { Words } from "#core/edition.ts";

const shown = 10;

/** A file that names some stores says nothing of the others: whoever meant to close one by leaving it out must know. */
export function tellLeftOut(stores: readonly { readonly name: string; readonly site: string }[]): Words[] {
  if (stores.length === 0) return [];
  const names = stores
    .slice(0, shown)
    .map(({ name, site }) => `${name} (${site})`)
    .join(", ");
  const more = stores.length - shown;
  const one = stores.length === 1;
  return [
    {
      es: `El archivo no nombra ${one ? "un patio abierto" : `${stores.length} patios abiertos`} de la base de datos: ${names}${more > 0 ? ` y ${more} más` : ""}. ${one ? "Se queda como está" : "Se quedan como están"}. Para cerrar uno, póngalo en el archivo con el día en que cerró, en closed_on.`,
      en: `The file does not name ${one ? "one open store" : `${stores.length} open stores`} of the database: ${names}${more > 0 ? ` and ${more} more` : ""}. ${one ? "It stays as it is" : "They stay as they are"}. To close one, name it with the day it closed in closed_on.`,
    },
  ];
}
