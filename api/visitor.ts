import { createHmac } from "node:crypto";
import { isIP, isIPv6, SocketAddress } from "node:net";
import { remember } from "#core/remember.ts";

/** Who asks, as far as limits need it; never logged or stored as it is. */
export type Visitor = { address: string; loopback: boolean };

const isLoopback = (address: string) => address === "::1" || address.startsWith("127.");

/** One writing of each address: no port, no zone, lower case, and an IPv4 address as such however it is wrapped. */
function plainAddress(written: string): string {
  const text = /^(?:\[([^\]]*)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(written);
  const address = text?.[1] ?? text?.[2] ?? written;
  if (isIPv6(address)) return new SocketAddress({ address, family: "ipv6" }).address.replace(/^::ffff:(?=\d+\.)/, "");
  return isIP(address) ? address : "";
}

const readVisitor = remember((remote): Visitor => {
  const address = plainAddress(remote);
  return Object.freeze({ address, loopback: isLoopback(address) });
});

export const visitorOf = (remote: string | undefined): Visitor => readVisitor(remote ?? "");

/** The network of an address: what limits count, since one visitor may own many addresses. */
export const networkOf = remember((address) => {
  if (address.includes(".")) return address.split(".").slice(0, 3).join(".");
  const [head = "", tail = ""] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return groups
    .slice(0, 3)
    .map((group) => group.replace(/^0{1,3}(?=.)/, "").toLowerCase())
    .join(":");
});

/** The network as the database may keep it: it cannot be read back. */
export const networkKey = (address: string, secret: string): string =>
  createHmac("sha256", secret)
    .update(`network ${networkOf(address)}`)
    .digest("base64url")
    .slice(0, 22);
