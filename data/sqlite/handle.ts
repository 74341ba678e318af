import { backup, type DatabaseSync } from "node:sqlite";
import type { Committed } from "./connection.ts";

/** What the guard of a file may do to the connections behind Kysely's back. */
export class SqliteHandle {
  /** Connections of an earlier generation are closed and opened anew when they are next used. */
  generation = 0;
  /** The connection that writes, while it is open. */
  writer: DatabaseSync | undefined;
  /** Throws unless what was committed is in the file that the next process will open. */
  confirm: (committed: Committed) => Promise<void> = async () => {};

  /** A copy into a file that was made for it, through the open connection, which also reads a file whose name is gone. */
  async copyTo(file: string): Promise<void> {
    if (!this.writer) throw new Error("no connection is open");
    await backup(this.writer, file, { rate: 500 });
  }

  /** Puts what the write-ahead log holds into the file itself. */
  checkpoint(): void {
    this.writer?.exec("pragma wal_checkpoint(passive)");
  }
}
