export type StockLog = {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
};
