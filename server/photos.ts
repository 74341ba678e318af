import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Hono } from "hono";
import sharp from "sharp";
import { isBodyStyle } from "#core/drawings/body-shapes.ts";
import { isPaint } from "#core/drawings/paints.ts";
import { vehicleSceneSvg } from "#core/drawings/vehicle-scene.ts";
import { notFound } from "#core/errors.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { findImage } from "#data/queries/images.ts";
import { Answer } from "#render/page-cache.ts";
import { cacheClasses } from "#site/cache.ts";
import { type PhotoName, parsePhotoPath, photoSizes } from "#site/photos.ts";
import { findPicture } from "#stock/promos.ts";
import { findVehicleById } from "#stock/vehicles.ts";
import type { Env } from "./app.ts";
import { createFileCache } from "./file-cache.ts";
import { errorAnswer } from "./pages.ts";
import type { Services } from "./services.ts";

type Send = (request: Request, answer: Answer) => Promise<Response>;

const cacheBytes = 200 * 1024 * 1024;
/** A car's picture may change with its data, but not from one hour to the next. */
const photoCache = "public, max-age=604800, stale-while-revalidate=2592000";
const imageAddress = /^\/images\/([0-9a-f]{32})$/;

const toJpeg = (bytes: Uint8Array, width: number) =>
  sharp(bytes, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: "#cfe3ee" })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();

/** The design's drawing of a car in its row. */
function sceneOf({ body, color, row }: Vehicle): string | undefined {
  if (!isBodyStyle(body)) return undefined;
  return vehicleSceneSvg({ style: body, paint: isPaint(color) ? color : "gris", stands: true, row });
}

/** Pictures of vehicles in fixed sizes, made once; and stored pictures as they are. */
export function photoRoutes(app: Hono<Env>, services: Services, send: Send) {
  const files = createFileCache(join(services.config.dataDir, "cache/photos"), cacheBytes);
  sharp.concurrency(1);

  async function photo({ forSale, vehicleId, at, size }: PhotoName): Promise<Buffer> {
    const stock = services.stock.current;
    const vehicle = forSale ? undefined : findVehicleById(stock, vehicleId);
    const id = (forSale ? stock.cars.byId.get(vehicleId) : vehicle)?.photos[at];
    const width = photoSizes[size];
    if (id) {
      return files.get(`${id}-${width}.jpg`.replace(/[^\w.-]/g, ""), async () => {
        const image = await findImage(services.db, id);
        if (!image) throw notFound(`image ${id}`);
        return toJpeg(image.bytes, width);
      });
    }
    const scene = vehicle && at === 0 ? sceneOf(vehicle) : undefined;
    if (!scene) throw notFound(`photo of vehicle ${vehicleId}`);
    const name = createHash("sha1").update(scene).digest("hex").slice(0, 20);
    // Drawn at twice the size first, so that thin lines stay thin.
    return files.get(`${name}-${width}.jpg`, async () =>
      toJpeg(await sharp(Buffer.from(scene), { density: 144 }).png({ compressionLevel: 1 }).toBuffer(), width),
    );
  }

  app.get("/photos/:file", async (c) => {
    const name = parsePhotoPath(c.req.path);
    if (!name)
      return send(
        c.req.raw,
        errorAnswer(services, notFound("no such photo"), "es", { rawPath: c.req.path, requestId: c.env.requestId }),
      );
    try {
      return send(
        c.req.raw,
        new Answer(200, await photo(name), {
          "content-type": "image/jpeg",
          "cache-control": photoCache,
          "access-control-allow-origin": "*",
          "cross-origin-resource-policy": "cross-origin",
        }),
      );
    } catch (thrown) {
      return send(
        c.req.raw,
        errorAnswer(
          services,
          thrown instanceof Error && thrown.name === "SiteError" ? (thrown as never) : notFound("photo cannot be made"),
          "es",
          { rawPath: c.req.path, requestId: c.env.requestId },
        ),
      );
    }
  });

  app.get("/images/:id", async (c) => {
    const id = imageAddress.exec(c.req.path)?.[1];
    const image = id
      ? (findPicture(services.stock.current, id) ?? (await findImage(services.db, id).catch(() => undefined)))
      : undefined;
    if (!image)
      return send(
        c.req.raw,
        errorAnswer(services, notFound("no such image"), "es", { rawPath: c.req.path, requestId: c.env.requestId }),
      );
    const headers = {
      "content-type": image.mime,
      "cache-control": cacheClasses.immutable,
      "access-control-allow-origin": "*",
    };
    return send(c.req.raw, new Answer(200, Buffer.from(image.bytes), headers));
  });
}
