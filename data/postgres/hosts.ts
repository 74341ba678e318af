import { DataError } from "../data-error.ts";

const parts = /^(postgres(?:ql)?:\/\/(?:[^/]*@)?)([^/?]*)(.*)$/s;

/** One address for each host of `postgres://user:password@a:5432,b:5432/name`, in the order given. */
export function addressesOf(url: string, setting: string): string[] {
  const [, start = "", hosts = "", rest = ""] = parts.exec(url) ?? [];
  const addresses = hosts.split(",").map((host) => start + host + rest);
  const usable = (address: string) => URL.canParse(address) && new URL(address).pathname.length > 1;
  if (start === "" || !addresses.every(usable))
    throw new DataError(`${setting} is no PostgreSQL address: write postgres://user:password@host:5432/database.`);
  return addresses;
}

/** The addresses without what is secret, for people to read. */
export function placeOf(addresses: readonly string[]): string {
  const hosts = addresses.map((address) => {
    const { hostname, port, searchParams } = new URL(address);
    return `${hostname || searchParams.get("host") || "localhost"}:${port || 5432}`;
  });
  return hosts.join(",") + new URL(addresses[0] as string).pathname;
}
