import { checkAddress } from "./checks/address.ts";
import { checkClock } from "./checks/clock.ts";
import { checkDemoLeft } from "./checks/demo-left.ts";
import { checkDisk } from "./checks/disk.ts";
import { checkDrawings } from "./checks/drawings.ts";
import { checkFolder } from "./checks/folder.ts";
import { checkMail } from "./checks/mail.ts";
import { checkOwnLists } from "./checks/own-lists.ts";
import { checkRescued } from "./checks/rescued.ts";
import { checkRules } from "./checks/rules.ts";
import { checkSettings } from "./checks/settings.ts";
import { checkSignIn } from "./checks/sign-in.ts";
import { checkStores } from "./checks/stores.ts";
import { checkVinTable } from "./checks/vin-table.ts";
import { type Check, type Finding, type Patient, problem } from "./finding.ts";

const checks: readonly Check[] = [
  ({ databaseFindings }) => [...databaseFindings],
  checkDisk,
  checkRescued,
  checkFolder,
  checkDrawings,
  checkRules,
  checkDemoLeft,
  checkStores,
  checkClock,
  checkSettings,
  checkMail,
  checkAddress,
  checkSignIn,
  checkVinTable,
  checkOwnLists,
];

/** Everything that was seen, the worst first. */
export async function examine(patient: Patient): Promise<Finding[]> {
  const found = await Promise.all(
    checks.map(async (check): Promise<Finding[]> => {
      try {
        return await check(patient);
      } catch (error) {
        const why = (error as Error).message;
        return [
          problem(
            "check-failed",
            { es: `Una revisión no pudo terminar: ${why}`, en: `A check could not be finished: ${why}` },
            { es: "Corrija lo demás y vuelva a revisar.", en: "Fix the rest and check again." },
          ),
        ];
      }
    }),
  );
  const order = { problem: 0, advice: 1, fine: 2 };
  return found.flat().sort((a, b) => order[a.severity] - order[b.severity]);
}
