import { createHash } from "node:crypto";
import { join } from "node:path";
import sharp from "sharp";
import { isBody } from "#core/body.ts";
import { asSiteError, notFound, SiteError } from "#core/errors.ts";
import type { Vehicle } from "#core/vehicle.ts";
import type { Database } from "#data/database.ts";
import { findImage } from "#data/queries/images.ts";
import type { ImageRow } from "#data/schema.ts";
import { isPaint } from "#drawings/paints.ts";
import { silhouetteOf } from "#drawings/silhouettes.ts";
import { vehicleSceneSvg } from "#drawings/vehicle-scene.ts";
import { Answer } from "#render/page-cache.ts";
import { createFairWork } from "#server/http/fair-work.ts";
import { referrerPolicy } from "#server/http/headers.ts";
import { errorAnswer } from "#server/http/pages.ts";
import { plainErrorAnswer } from "#server/http/plain-error.ts";
import type { Route, RouteAsk } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { cacheClasses } from "#site/cache.ts";
import { type PhotoName, parsePhotoPath, photoSizes } from "#site/photos.ts";
import { findPicture } from "#stock/promos.ts";
import { findVehicleById } from "#stock/vehicles.ts";
import { createFileCache } from "./file-cache.ts";

type Options = { limitBytes: number; atOnce: number; mostWaiting: number };
type Asker = { network: string; gone: AbortSignal };

/**
 * Files that are kept, or made when it is the asker's turn. Whoever asks for the same file waits in a line of their own:
 * nobody's file stands behind all that another network asked for.
 */
export function createFairFiles(folder: string, { limitBytes, ...making }: Options) {
  const files = createFileCache(folder, limitBytes);
  const share = createFairWork(making);
  return async (name: string, { network, gone }: Asker, make: () => Promise<Buffer>): Promise<Buffer> =>
    (await files.find(name)) ?? share(network, () => files.get(name, make), gone);
}

/** A car's picture may change with its data, but not from one hour to the next. */
const photoCache = "public, max-age=604800, stale-while-revalidate=2592000";
/** Two of libuv's four threads; an office of sixty that opens a page of new pictures each lets a few hundred wait. */
const limits = { limitBytes: 200 * 1024 * 1024, atOnce: 2, mostWaiting: 1_000 };
const imageAddress = /^\/images\/([0-9a-f]{32})$/;

const toJpeg = (bytes: Uint8Array, width: number) =>
  sharp(bytes, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: "#cfe3ee" })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();

/** A stored picture; a database that does not answer is not the same as no picture. */
export async function readImage(db: Database, id: string): Promise<ImageRow> {
  const image = await findImage(db, id).catch((thrown: unknown) => {
    const error = new SiteError("unavailable", asSiteError(thrown).message, { retryAfter: 30 });
    error.cause = thrown;
    throw error;
  });
  if (!image) throw notFound(`image ${id}`);
  return image;
}

/** A bitmap is packed as it is: trying again at each request would cost time and save nothing. */
function pictureAnswer(bytes: Buffer, headers: Record<"content-type" | "cache-control", string>): Answer {
  const shared = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };
  const answer = new Answer(200, bytes, { ...headers, ...shared, ...referrerPolicy });
  answer.packed = headers["content-type"] !== "image/svg+xml";
  answer.inert = answer.packed;
  return answer;
}

/** The design's drawing of a car in its row. */
function sceneOf(vehicle: Vehicle): string | undefined {
  const { body, color, row } = vehicle;
  if (!isBody(body)) return undefined;
  return vehicleSceneSvg({ style: silhouetteOf(vehicle), paint: isPaint(color) ? color : "gris", stands: true, row });
}

/** Pictures of vehicles in fixed sizes, made once; and stored pictures as they are. */
export function photoRoutes(services: Services): Route[] {
  const findOrMake = createFairFiles(join(services.config.dataDir, "cache/photos"), limits);
  sharp.concurrency(1);
  // Its steps are never made twice, since the finished picture is kept.
  sharp.cache(false);

  async function photo({ forSale, vehicleId, at, size }: PhotoName, asker: Asker): Promise<Buffer> {
    const stock = services.stock.current;
    const vehicle = forSale ? undefined : findVehicleById(stock, vehicleId);
    const id = (forSale ? stock.cars.byId.get(vehicleId) : vehicle)?.photos[at];
    const width = photoSizes[size];
    if (id) {
      return findOrMake(`${id}-${width}.jpg`.replace(/[^\w.-]/g, ""), asker, async () => {
        const { bytes } = await readImage(services.db, id);
        return toJpeg(bytes, width).catch((thrown: Error) => {
          services.log.warn({ image: id, reason: thrown.message }, "photo cannot be made");
          throw notFound(`photo of image ${id}`);
        });
      });
    }
    const scene = vehicle && at === 0 ? sceneOf(vehicle) : undefined;
    if (!scene) throw notFound(`photo of vehicle ${vehicleId}`);
    const name = createHash("sha1").update(scene).digest("hex").slice(0, 20);
    // Drawn at twice the size first, so that thin lines stay thin.
    return findOrMake(`${name}-${width}.jpg`, asker, async () =>
      toJpeg(await sharp(Buffer.from(scene), { density: 144 }).png({ compressionLevel: 1 }).toBuffer(), width),
    );
  }

  function refuse({ path, requestId }: RouteAsk, thrown: unknown): Answer {
    const error = asSiteError(thrown);
    // Who is turned away because too much waits is no news for the log.
    if (error.code === "unavailable" && error.cause)
      services.log.error({ id: requestId, reason: error.message }, "picture cannot be read");
    // Nor is a page made for them.
    return error.code === "unavailable"
      ? plainErrorAnswer(error, "es", requestId)
      : errorAnswer(services, error, "es", { rawPath: path, requestId });
  }

  async function answerPhoto(asker: Asker, name: PhotoName): Promise<Answer> {
    const headers = { "content-type": "image/jpeg", "cache-control": photoCache };
    return pictureAnswer(await photo(name, asker), headers);
  }

  async function answerImage(ask: RouteAsk): Promise<Answer> {
    const name = parsePhotoPath(ask.path);
    if (name) return answerPhoto(ask, name);
    const id = imageAddress.exec(ask.path)?.[1];
    if (!id) throw notFound("no such image");
    const { mime, bytes } = findPicture(services.stock.current, id) ?? (await readImage(services.db, id));
    return pictureAnswer(Buffer.from(bytes), { "content-type": mime, "cache-control": cacheClasses.immutable });
  }

  return [
    { method: "GET", path: "/photos/:file", answer: (ask) => answerImage(ask).catch((thrown) => refuse(ask, thrown)) },
    { method: "GET", path: "/images/:id", answer: (ask) => answerImage(ask).catch((thrown) => refuse(ask, thrown)) },
  ];
}
