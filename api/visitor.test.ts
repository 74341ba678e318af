import { expect, it } from "vitest";
import { networkKey, networkOf, visitorOf } from "./visitor.ts";

it.each([
  ["203.0.113.7", "203.0.113.7", false],
  ["203.0.113.7:8443", "203.0.113.7", false],
  ["::ffff:203.0.113.7", "203.0.113.7", false],
  ["[2001:DB8::1]:443", "2001:db8::1", false],
  ["[2001:db8::2]", "2001:db8::2", false],
  ["127.0.0.9", "127.0.0.9", true],
  ["::1", "::1", true],
  ["[::1]:80", "::1", true],
  ["999.0.0.1", "", false],
  ["unknown", "", false],
  ["", "", false],
])("%s is written %s", (remote, address, loopback) => {
  expect(visitorOf(remote)).toEqual({ address, loopback });
});

it("who has no address is nobody", () => {
  expect(visitorOf(undefined)).toEqual({ address: "", loopback: false });
});

it.each([
  ["203.0.113.7", "203.0.113"],
  ["2001:db8:5:6::7", "2001:db8:5"],
  ["2001:0DB8:0005::", "2001:db8:5"],
  ["2001:db8::1", "2001:db8:0"],
  ["::1", "0:0:0"],
  ["::5:6:7:8:9:a:b", "0:5:6"],
  ["1::3:4:5:6:7:8", "1:0:3"],
  ["1:2:3:4:5:6:7:8", "1:2:3"],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it("a network's key is the same for all of it, and another with another secret", () => {
  const key = networkKey("203.0.113.7", "secret");
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(networkKey("203.0.113.200", "secret")).toBe(key);
  expect(networkKey("203.0.114.7", "secret")).not.toBe(key);
  expect(networkKey("203.0.113.7", "other")).not.toBe(key);
});
