import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { until } from "../until.ts";
import { Program } from "./program.ts";

export type Member = { program: Program; address: string; isWell(): Promise<boolean>; isLeader(): Promise<boolean> };

/** Patroni's memory of who is the leader: three members, of which one may be lost. */
export async function startEtcd(): Promise<Member[]> {
  const places = await Promise.all(
    ["e1", "e2", "e3"].map(async (name) => ({
      name,
      client: `127.0.0.1:${await freePort()}`,
      peer: `http://127.0.0.1:${await freePort()}`,
      data: mkdtempSync(join(tmpdir(), "yonke-etcd-")),
    })),
  );
  const all = places.map(({ name, peer }) => `${name}=${peer}`).join(",");
  // Debian builds it for processors that its makers do not vouch for; they want to hear that this is known.
  const env = { ...process.env, ETCD_UNSUPPORTED_ARCH: process.arch };
  const members = places.map(({ name, client, peer, data }): Member => {
    const given = {
      name,
      "data-dir": data,
      "listen-client-urls": `http://${client}`,
      "advertise-client-urls": `http://${client}`,
      "listen-peer-urls": peer,
      "initial-advertise-peer-urls": peer,
      "initial-cluster": all,
      // All members share two processors with everything else.
      "heartbeat-interval": "300",
      "election-timeout": "3000",
    };
    const flags = Object.entries(given).map(([flag, value]) => `--${flag}=${value}`);
    const status = async () => {
      const answer = await fetch(`http://${client}/v3/maintenance/status`, { method: "POST", body: "{}" });
      return (await answer.json()) as { leader?: string; header: { member_id: string } };
    };
    return {
      program: new Program(name, ["/usr/bin/etcd", ...flags], { env }),
      address: client,
      isWell: () =>
        status().then(
          ({ leader }) => leader !== undefined,
          () => false,
        ),
      isLeader: async () => {
        const { leader, header } = await status();
        return leader === header.member_id;
      },
    };
  });
  for (const { program } of members) program.start();
  for (const { program, isWell } of members) await until(`etcd's ${program.name}`, isWell);
  return members;
}
