import { createECDH } from "node:crypto";
import { expect, it } from "vitest";
import { makeVapidKeys, sealPush, signPush } from "./seal-push.ts";

it("seals the example of RFC 8291 to the bytes that the RFC prints", () => {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url");
  const keys = {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  const salt = Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url");
  expect(sealPush("When I grow up, I want to be a watermelon", keys, pair, salt).toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

it("signs for one service, for half a day", () => {
  const keys = makeVapidKeys();
  expect(Buffer.from(keys.publicKey, "base64url")).toHaveLength(65);
  const header = signPush("https://push.test/browser/1", "mailto:a@mail.test", keys, 1_000_000_000_000);
  const claims = JSON.parse(Buffer.from(header.split(".")[1] ?? "", "base64url").toString());
  expect(claims).toEqual({ aud: "https://push.test", exp: 1_000_043_200, sub: "mailto:a@mail.test" });
  expect(header.endsWith(`, k=${keys.publicKey}`)).toBe(true);
});
