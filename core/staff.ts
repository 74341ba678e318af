import type { Edition } from "./edition.ts";
import type { Rights } from "./tasks.ts";

/** What people call what somebody does; each holds a set of rights (core/rights.ts). */
export const roles = ["helper", "counter", "manager", "owner"] as const;
export type Role = (typeof roles)[number];
/** The roles in a yard; an owner has all yards and the chain. */
export type YardRole = Exclude<Role, "owner">;

/** What somebody is in a yard. */
export type Post = {
  readonly storeId: number;
  readonly role: YardRole;
  /** Where they may do less or more than their role. */
  readonly rights: Rights;
};

/** Somebody of the office, as far as it matters for what they may do. */
export type Staff = {
  readonly id: string;
  readonly email: string;
  /** "" = called by the role. */
  readonly name: string;
  readonly edition: Edition;
  readonly owner: boolean;
  /** By yard; an owner has none. */
  readonly posts: readonly Post[];
};

/** The greatest of their roles. */
export function roleOf({ owner, posts }: Pick<Staff, "owner" | "posts">): Role {
  if (owner) return "owner";
  return roles.findLast((role) => posts.some((post) => post.role === role)) ?? "helper";
}

/** As the audit trail and the history of imports name somebody. */
export const nameOfStaff = ({ name, email }: Pick<Staff, "name" | "email">): string => name || email;
