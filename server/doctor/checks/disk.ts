import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { advice, type Check, fine, problem } from "../finding.ts";

const gigabyte = 1024 ** 3;

/** Room for the data, its copies and the pictures that are made of photos. */
export const checkDisk: Check = async ({ config, place }) => {
  const folder = place.kind === "sqlite" ? dirname(place.place) : config.dataDir;
  const room = await statfs(folder).catch(() => undefined);
  if (!room) return [];
  const free = (room.bavail * room.bsize) / gigabyte;
  const shown = free.toFixed(1);
  const says = { es: `Quedan ${shown} GB libres en ${folder}.`, en: `${shown} GB are free at ${folder}.` };
  const todo = {
    es: "Haga lugar o ponga DATA_DIR en otro disco: sin lugar no se guarda ningún formulario.",
    en: "Make room or set DATA_DIR to another disk: without room no form can be kept.",
  };
  if (free < 1) return [problem("disk", says, todo)];
  return [free < 5 ? advice("disk", says, todo) : fine("disk", says.es, says.en)];
};
