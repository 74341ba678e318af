import { join } from "node:path";
import type { Edition } from "#core/edition.ts";
import { backupDatabase } from "#data/backup.ts";
import { hasDemoStores, type Removed, removeDemoChain } from "#demo/remove-demo-chain.ts";
import { type CommandInput, UsageError } from "../command.ts";
import { readLanguage } from "../language.ts";

const words = {
  es: {
    question:
      "Se quitan las sucursales inventadas con sus carros, precios, promociones y eventos; lo de su cadena y el catálogo se quedan. ¿Seguir?",
    sayYes: "Se quitaría la cadena inventada: escriba --yes si eso quiere.",
    none: "Aquí no hay sucursales de la cadena inventada.",
    kept: "No se cambió nada.",
    backup: (file: string) => `Copia de antes: ${file}. Para volver: npm run yonke -- restore ${file}`,
    dump: "En PostgreSQL la copia de antes es asunto de pg_dump: hágala primero si quiere poder volver.",
    done: (n: Removed) =>
      `Se quitaron ${n.stores} sucursales, ${n.vehicles} carros, ${n.cars_for_sale} carros en venta, ${n.chain_prices} precios, ${n.events} eventos, ${n.promos} promociones y ${n.sidebar_art + n.slides} anuncios. El catálogo de marcas, modelos y piezas sigue ahí.`,
  },
  en: {
    question:
      "This takes out the invented stores with their cars, prices, promos and events; your chain's own and the catalogue stay. Go on?",
    sayYes: "This would take the invented chain out: say --yes if that is meant.",
    none: "No store of the invented chain is in it.",
    kept: "Nothing was changed.",
    backup: (file: string) => `As it was before: ${file}. To go back: npm run yonke -- restore ${file}`,
    dump: "On PostgreSQL the copy of before is pg_dump's: make one first if you want to be able to go back.",
    done: (n: Removed) =>
      `Taken out: ${n.stores} stores, ${n.vehicles} cars, ${n.cars_for_sale} cars for sale, ${n.chain_prices} prices, ${n.events} events, ${n.promos} promos and ${n.sidebar_art + n.slides} slides and ads. The catalogue of makes, models and parts is still there.`,
  },
} satisfies Record<Edition, object>;

/** `demo remove`: a copy first where we can make one, then all or nothing. */
export async function removeDemo({ options, openDatabase, dataDir, io }: CommandInput): Promise<number> {
  const say = words[readLanguage(options.lang)];
  const db = await openDatabase();
  if (!(await hasDemoStores(db.main))) {
    io.out(say.none);
    return 1;
  }
  if (db.kind === "postgres") io.out(say.dump);
  if (options.yes !== true) {
    const sure = await io.ask(say.question);
    if (sure === undefined) throw new UsageError(say.sayYes);
    if (!sure) {
      io.out(say.kept);
      return 1;
    }
  }
  if (db.kind === "sqlite") {
    const file = join(
      dataDir,
      `before-demo-remove-${new Date().toISOString().slice(0, 19).replace(/[:T]/g, "-")}.sqlite`,
    );
    await backupDatabase(db, file);
    io.out(say.backup(file));
  }
  io.out(say.done(await removeDemoChain(db)));
  return 0;
}
