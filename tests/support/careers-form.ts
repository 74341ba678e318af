import type { Page } from "@playwright/test";
import { copy } from "#app/company/careers-page/copy.ts";
import type { Edition } from "#site/editions.ts";
import { expect } from "./journey.ts";

export const thanks = (edition: Edition) => copy[edition].thanks("Yonke");
export const parts = (page: Page) => ({
  name: page.locator("#careers-name"),
  phone: page.locator("#careers-phone"),
  email: page.locator("#careers-email"),
  human: page.locator("#careers-human"),
  send: page.locator("form[data-form=careers] button[type=submit]"),
  done: page.locator(".done"),
  bar: page.locator("aside.outbox"),
});
export const uniqueMail = (edition: Edition) =>
  `${edition}-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`;

export async function fill(page: Page, email: string) {
  const { name, phone, email: mail, human, send } = parts(page);
  await name.fill("Prueba Uno");
  await phone.fill("555-0100");
  await mail.fill(email);
  await human.check();
  await expect(send).toBeEnabled();
}
