import type { Edition } from "./edition.ts";

export const roles = ["owner", "manager", "reader"] as const;
export type Role = (typeof roles)[number];

/** Somebody of the office, as far as it matters for what they may do. */
export type Staff = {
  readonly id: string;
  readonly email: string;
  /** "" = called by the role. */
  readonly name: string;
  readonly role: Role;
  readonly edition: Edition;
  /** The stores of a manager or a reader; an owner works for all. */
  readonly storeIds: readonly number[];
};

/** As the audit trail and the history of imports name somebody. */
export const nameOfStaff = ({ name, email }: Pick<Staff, "name" | "email">): string => name || email;
