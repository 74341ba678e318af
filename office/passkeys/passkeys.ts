import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { chainFacts } from "#content/chain-facts.ts";
import type { Staff } from "#core/staff.ts";
import { findKey, listKeys } from "#data/queries/staff.ts";
import type { StaffKeyRow } from "#data/schema.ts";
import { findTrouble } from "#data/trouble.ts";
import { addChallenge, addKey, noteKeyUse, takeChallenge } from "#data/writes/staff-keys.ts";
import type { Session } from "#data/writes/staff-sessions.ts";
import type { OfficeServices } from "../services.ts";

type Registration = Parameters<typeof verifyRegistrationResponse>[0]["response"];
type Authentication = Parameters<typeof verifyAuthenticationResponse>[0]["response"];

const rpId = (origin: string) => new URL(origin).hostname;
const transportsOf = ({ transports }: StaffKeyRow) => JSON.parse(transports) as string[];

/** What a device signed, or undefined when it is no such thing at all. */
function parse<T extends { id: string }>(text: string): T | undefined {
  try {
    const value = JSON.parse(text) as T | null;
    return typeof value?.id === "string" ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The device's answer does not hold; that the database could not be asked is another matter. */
function refusal(error: unknown): { verified: false } {
  if (findTrouble(error)) throw error;
  return { verified: false };
}

/** Asks this person's device for a new key. The device asks for finger, face or code: there is no password beside it. */
export async function keyOptions({ db, origin }: OfficeServices, staff: Staff) {
  const keys = await listKeys(db, staff.id);
  const options = await generateRegistrationOptions({
    rpName: chainFacts().name,
    rpID: rpId(origin),
    userName: staff.email,
    userID: new TextEncoder().encode(staff.id),
    userDisplayName: staff.name || staff.email,
    excludeCredentials: keys.map((key) => ({ id: key.id, transports: transportsOf(key) })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await addChallenge(db, options.challenge, staff.id);
  return options;
}

/** Keeps the key that the device made: "wrong" when it does not answer what was asked. */
export async function saveKey(
  { db, origin }: OfficeServices,
  session: Session,
  text: string,
  device: string,
): Promise<"saved" | "known" | "wrong"> {
  const response = parse<Registration>(text);
  if (!response) return "wrong";
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, session.staff.id),
    expectedOrigin: origin,
    expectedRPID: rpId(origin),
    requireUserVerification: true,
  }).catch((error) => ({ ...refusal(error), registrationInfo: undefined }));
  if (!verified || !registrationInfo) return "wrong";
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  const isNew = await addKey(db, session, {
    id,
    public_key: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: JSON.stringify(transports ?? []),
    device,
  });
  return isNew ? "saved" : "known";
}

/** Asks any key of this office to sign; the device knows whose it is. */
export async function signInOptions({ db, origin }: OfficeServices) {
  const options = await generateAuthenticationOptions({ rpID: rpId(origin), userVerification: "required" });
  await addChallenge(db, options.challenge, null);
  return options;
}

/** The key that has signed; undefined when it is none of ours. */
export async function signedBy({ db, origin }: OfficeServices, text: string): Promise<string | undefined> {
  const response = parse<Authentication>(text);
  const key = response && (await findKey(db, response.id));
  if (!key) return undefined;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, null),
    expectedOrigin: origin,
    expectedRPID: rpId(origin),
    requireUserVerification: true,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(Buffer.from(key.public_key, "base64url")),
      counter: key.counter,
      transports: transportsOf(key),
    },
  }).catch((error) => ({ ...refusal(error), authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return undefined;
  await noteKeyUse(db, key.id, authenticationInfo.newCounter);
  return key.id;
}
