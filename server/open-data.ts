import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { answerWithinMs } from "#api/forms/submit.ts";
import type { Config } from "#config";
import type { ChainFacts } from "#content/chain/schema.ts";
import { chainFacts, keepRuleAnswers } from "#content/chain-facts.ts";
import { type Switch, servicesOff } from "#core/switches.ts";
import type { Database } from "#data/database.ts";
import { openDatabase } from "#data/open.ts";
import { keepChainTimeZone, keepLanguages, keepServicesOff } from "#data/writes/chain-settings.ts";
import { getInstallation } from "#data/writes/installation.ts";
import { openStock, type StockHolder } from "#stock/holder.ts";
import type { Stock } from "#stock/stock.ts";
import { rememberSwitches } from "./chain/switches-on.ts";
import { openVapidKeys } from "./follows/push.ts";
import { joinServers } from "./jobs/neighbours.ts";
import { placeOf, prepareData } from "./prepare-data.ts";
import { openSecrets, type SecretsHolder } from "./secrets.ts";
import { createLog, type Log } from "./telemetry/log.ts";
import type { Siblings } from "./workers/siblings.ts";

/** What the rest of a server stands on: its settings, its database, and the stock that it holds of it. */
export type Data = {
  config: Config;
  /** The other processes behind this port. */
  siblings: Siblings;
  log: Log;
  db: Database;
  stock: StockHolder;
  /** Told of each stock after the first. */
  onStock(listener: (next: Stock) => void): void;
  /** Told when the office has said or taken back a rule. */
  onRules(listener: () => void): void;
  /** Keeps in the database what its readers must know of the folder of the chain. */
  keepFacts(facts: ChainFacts): Promise<void>;
  noteSwitches(): void;
  /** Whether a switch that the folder has off was on before on this database. */
  wasOn(name: Switch): boolean;
  secrets: SecretsHolder;
  /** Signs what browsers are told. */
  vapid: Awaited<ReturnType<typeof openVapidKeys>>;
  /** See getInstallation. */
  installation: string;
  close(): Promise<void>;
};

/** Needs the folder of the chain to be loaded. */
export async function openData(config: Config, siblings: Siblings): Promise<Data> {
  const { say } = siblings;
  const place = placeOf(config);
  await prepareData(place, config, say);
  const db = await openDatabase({ ...place, answerWithinMs });
  const keepFacts = async ({ timeZone, languages, switches }: ChainFacts) => {
    await keepChainTimeZone(db, timeZone);
    await keepLanguages(db, languages);
    await keepServicesOff(db, servicesOff(switches));
  };
  await keepFacts(chainFacts());
  const leaveServers = await joinServers(db, say);
  const log = createLog(config.logLevel, siblings.number);
  const { note, wasOn } = rememberSwitches(db);
  const noteSwitches = () => void note().catch((err) => log.warn({ err }, "the switches were not noted"));
  const ofStock: ((next: Stock) => void)[] = [];
  const ofRules: (() => void)[] = [noteSwitches];
  const stock = await openStock(db, {
    log,
    thread: join(config.root, config.production ? "dist/server/yards-thread.js" : "stock/load/yards-thread.ts"),
    onChange: (next, before) => {
      if (!isDeepStrictEqual(next.chain.ruleAnswers, before.chain.ruleAnswers)) {
        keepRuleAnswers(next.chain.ruleAnswers);
        for (const listener of ofRules) listener();
      }
      for (const listener of ofStock) listener(next);
    },
  });
  keepRuleAnswers(stock.current.chain.ruleAnswers);
  await note();
  const secrets = await openSecrets(db, config.signingKey?.reveal());
  return {
    config,
    siblings,
    log,
    db,
    stock,
    onStock: (listener) => void ofStock.push(listener),
    onRules: (listener) => void ofRules.push(listener),
    keepFacts,
    noteSwitches,
    wasOn,
    secrets,
    vapid: await openVapidKeys(db),
    installation: await getInstallation(db),
    async close() {
      secrets.stop();
      await leaveServers();
      await stock.stop();
      await db.close();
      log.flush();
    },
  };
}
