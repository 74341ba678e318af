import { advice, type Check, type Finding, fine, problem } from "../finding.ts";

const day = 86_400_000;
const most = 8;

/** "Mesa, Tucson", and how many more. */
function names(stores: readonly { list_text: string }[]): string {
  const shown = stores.slice(0, most).map(({ list_text }) => list_text);
  return [...shown, ...(stores.length > most ? [`+ ${stores.length - most}`] : [])].join(", ");
}

/** Every open store says when it is open, and its stock is of today. */
export const checkStores: Check = async ({ db, now }) => {
  if (!db) return [];
  const stores = await db.main
    .selectFrom("stores")
    .select(["id", "list_text", "stock_read_at"])
    .where("active", "=", 1)
    .orderBy("id")
    .execute();
  if (stores.length === 0)
    return [
      problem(
        "no-stores",
        { es: "No hay ninguna sucursal.", en: "There is no store." },
        { es: "Escriba: yonke import locations ARCHIVO", en: "Type: yonke import locations FILE" },
      ),
    ];
  const open = new Set(
    (await db.main.selectFrom("store_hours").select("store_id").distinct().execute()).map((row) => row.store_id),
  );
  const services = await db.main.selectFrom("store_services").selectAll().where("service", "=", "inventory").execute();
  const inventory = new Set(services.map((row) => row.store_id));
  const findings: Finding[] = [];
  const closed = stores.filter(({ id }) => !open.has(id));
  if (closed.length > 0)
    findings.push(
      problem(
        "no-hours",
        { es: `Sin horario: ${names(closed)}.`, en: `Without hours: ${names(closed)}.` },
        {
          es: "Ponga la columna hours en el archivo de locations.",
          en: "Fill the column hours in the file of locations.",
        },
      ),
    );
  const listed = stores.filter(({ id }) => inventory.has(id));
  const never = listed.filter(({ stock_read_at }) => stock_read_at === null);
  const old = listed.filter(
    ({ stock_read_at }) => stock_read_at !== null && now.getTime() - Date.parse(stock_read_at) > day,
  );
  const todo = {
    es: "Importe su inventario (yonke import inventory ARCHIVO, con --complete si trae todos los carros), cada noche con un reloj del sistema.",
    en: "Import their inventory (yonke import inventory FILE, with --complete where it names every car), every night by a timer of the system.",
  };
  if (never.length > 0)
    findings.push(
      problem(
        "no-stock",
        {
          es: `Nunca se leyó el inventario de: ${names(never)}.`,
          en: `No inventory was ever read of: ${names(never)}.`,
        },
        todo,
      ),
    );
  if (old.length > 0)
    findings.push(
      advice(
        "old-stock",
        { es: `Inventario de hace más de un día: ${names(old)}.`, en: `Inventory older than a day: ${names(old)}.` },
        todo,
      ),
    );
  if (findings.length > 0) return findings;
  return [
    fine(
      "stores",
      `${stores.length} sucursales con horario e inventario al día.`,
      `${stores.length} stores with hours and stock of today.`,
    ),
  ];
};
