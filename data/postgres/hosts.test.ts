import { expect, test } from "vitest";
import { addressesOf, placeOf } from "./hosts.ts";

test("several hosts are as many addresses, each with the rest of the whole", () => {
  const addresses = addressesOf("postgres://me:p%40ss@a:5432,b.example.com:6432,c/yonke?sslmode=require", "X");
  expect(addresses).toEqual([
    "postgres://me:p%40ss@a:5432/yonke?sslmode=require",
    "postgres://me:p%40ss@b.example.com:6432/yonke?sslmode=require",
    "postgres://me:p%40ss@c/yonke?sslmode=require",
  ]);
  expect(placeOf(addresses)).toBe("a:5432,b.example.com:6432,c:5432/yonke");
});

test("one host, or a socket's folder, is one address", () => {
  expect(addressesOf("postgresql://me@[::1]:5433/yonke", "X")).toEqual(["postgresql://me@[::1]:5433/yonke"]);
  const socket = "postgres:///yonke?host=/var/run/postgresql";
  expect(addressesOf(socket, "X")).toEqual([socket]);
  expect(placeOf([socket])).toBe("/var/run/postgresql:5432/yonke");
});

test.each(["mysql://a/b", "postgres://a:x/b", "postgres://a,b", "postgres://a,b:99999/c", ""])("%s is none", (url) => {
  expect(() => addressesOf(url, "DATABASE_READ_URL")).toThrow("DATABASE_READ_URL is no PostgreSQL address");
});
