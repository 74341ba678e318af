import type { Option } from "#app/ui/options.tsx";
import { nameOfStaff } from "#core/staff.ts";
import { listVinsAt } from "#data/queries/received-cars.ts";
import { may } from "../../access.ts";
import type { StaffRequest } from "../../page.tsx";
import { listYardRows } from "../yard-rows.ts";
import type { Catalog } from "./read-typed.ts";
import { freeStockNumber } from "./receive-car.ts";
import type { ReceiveCarsProps } from "./receive-props.ts";
import type { Line } from "./use-today.ts";

/** All that a device needs to receive cars at a yard by itself. */
export async function loadLive(
  request: StaffRequest,
  at: { storeId: number; row: string; yards: Option[]; today: Line[] },
): Promise<ReceiveCarsProps> {
  const { services, staff, csrf, href } = request;
  const { catalog } = services.stock.current;
  const makes: Catalog = catalog.makes.map(({ id, name }) => [name, catalog.modelsOf(id).map((model) => model.name)]);
  return {
    me: { who: staff.id, name: nameOfStaff(staff) },
    target: { action: href("receive"), csrf },
    yards: at.yards,
    store: String(at.storeId),
    row: at.row,
    rows: listYardRows(services.stock.current, at.storeId),
    stock: await freeStockNumber(request, at.storeId),
    catalog: makes,
    today: at.today,
    here: (await listVinsAt(services.db, at.storeId))
      .map(({ vin, row, stock_number, id }) => `|${[vin, row, stock_number, id].join("~")}`)
      .join(""),
    mayMove: may(staff, "move", at.storeId),
  };
}
