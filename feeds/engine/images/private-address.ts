import { lookup as ask } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

const closed = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  closed.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [
  ["::", 127],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  closed.addSubnet(net, bits, "ipv6");

/** True for addresses of this machine, of its own network, and of networks that lead to them. */
export const isPrivateAddress = (address: string): boolean =>
  closed.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

export class PrivateAddress extends Error {}

/** Resolves a name for a connection, so that the address that was checked is the one that is connected to. */
export const lookupWith =
  (isClosed: (address: string) => boolean): LookupFunction =>
  (name, options, done) =>
    ask(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      if (found.length === 0 || found.some(({ address }) => isClosed(address))) return done(new PrivateAddress(), []);
      const [first] = found as [(typeof found)[number]];
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
