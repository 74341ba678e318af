import { expect, it } from "vitest";
import { chainFolder } from "#content/chain-facts.ts";
import { sayRules } from "#data/writes/rule-answers.ts";
import { putStaff } from "#data/writes/staff.ts";
import { withMigrated } from "#tests/support/migrated.ts";
import type { Patient } from "../finding.ts";
import { checkRules } from "./rules.ts";

it("names both sides of what the office and the folder say, and no promise of a side that keeps silent", () =>
  withMigrated(async (db) => {
    const owner = { email: "dueno@example.com", name: "", role: "owner", edition: "es", storeIds: [] } as const;
    const staff = await putStaff(db, owner, "test");
    await sayRules(db, [{ rule: "noPets", value: "true", against: null }], staff);
    await sayRules(db, [{ rule: "answerDays", value: null, against: null }], staff);
    const facts = { ...chainFolder().facts, rules: { noPets: false, hoists: false, answerDays: 2 } };
    const found = await checkRules({ facts, db } as Patient);
    expect(found.find(({ id }) => id === "rules-disputed")?.says).toEqual({
      es: "La oficina y la carpeta dicen cosas distintas de 2 reglas: “No entran mascotas, salvo animales de servicio.” / “no decir nada”; “no decir nada” / “Respondemos en 2 días hábiles.”",
      en: "The office and the folder say different things of 2 rules: “No pets, except service animals.” / “say nothing”; “say nothing” / “We answer within 2 business days.”",
    });
  }));
