import { Answer } from "#render/page-cache.ts";

/** A file that stands packed on disk. */
type FileOnDisk = { paths: { br: string; gzip: string }; br: number; gzip: number; plain: number };

const noBytes = Buffer.alloc(0);

/** An answer that goes out from the disk, as fast as its reader reads: it may be larger than memory. */
export class FileAnswer extends Answer {
  readonly file: FileOnDisk;
  readonly changedAt: Date;
  constructor(file: FileOnDisk, headers: Record<string, string>, etag: string, changedAt: Date) {
    super(200, noBytes, { ...headers, "last-modified": changedAt.toUTCString() }, etag);
    this.file = file;
    this.changedAt = changedAt;
  }
}
