/** Parameters of one statement run once per row: `insertRows` hands it to the SQLite driver. */
export class RowBatch {
  readonly rows: readonly unknown[][];

  constructor(rows: readonly unknown[][]) {
    this.rows = rows;
  }
}
