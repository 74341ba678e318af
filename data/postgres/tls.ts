import { isThisMachine } from "#core/this-machine.ts";

/** Whether a server elsewhere must prove who it is and encrypt; `off` leaves it to the address. */
export type Tls = "require" | "off";

const proven = "verify-full";

/**
 * The address with what TLS it asks for. What it says itself counts (`sslmode=disable`, `no-verify`); the driver takes
 * prefer, require and verify-ca for verify-full already, and this only keeps it from warning of the day when it will not.
 * Where it says nothing, a server on another machine must show a certificate that holds.
 */
export function addressWithTls(address: string, tls: Tls): string {
  const url = new URL(address);
  const said = url.searchParams.get("sslmode");
  const host = url.hostname || (url.searchParams.get("host") ?? "");
  const own = said !== null || url.searchParams.has("ssl") || url.searchParams.has("sslnegotiation");
  if (said !== null && ["prefer", "require", "verify-ca"].includes(said)) return withMode(address, said);
  if (own || tls === "off" || isThisMachine(host)) return address;
  return withMode(address, undefined);
}

/** In the text itself: the URL parser would write a password anew. */
function withMode(address: string, said: string | undefined): string {
  if (said) return address.replace(`sslmode=${said}`, `sslmode=${proven}`);
  return `${address}${address.includes("?") ? "&" : "?"}sslmode=${proven}`;
}

const certificateErrors = /^(ERR_TLS_CERT|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(GET|VERIFY))/;

/** What a person can do about a server that TLS fails with. */
export function explainTls({ code = "", message = "" }: { code?: string; message?: string }): string | undefined {
  if (message === "The server does not support SSL connections")
    return "it offers no TLS, which a server on another machine must; turn it on there, or set DATABASE_TLS=off where the network between is your own";
  if (certificateErrors.test(code))
    return `its certificate does not prove who it is (${code}); name the authority in the address, sslrootcert=FILE, or the host as the certificate has it`;
  return undefined;
}
