import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { send } from "./request.ts";

/** The human check as a browser does it; undefined while the server has no task to give. */
export async function findProof(server: string, from: number): Promise<string | undefined> {
  const { status, text } = await send(`${server}/api/captcha/challenge`, { from });
  if (status !== 200) return undefined;
  const challenge = JSON.parse(text) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
