import { beforeAll, describe, expect, it } from "vitest";
import { Redirect } from "#app/page.tsx";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { readHtml, textOf } from "#tests/support/read-html.ts";
import { page } from "./page.tsx";

const said = {
  es: {
    point: "1 punto por cada $1 que gasta, más o menos",
    certificate: "Al juntar 350 puntos, le mandamos por correo electrónico un certificado de regalo de $20",
    members: "Eventos exclusivos para miembros",
    earns: ["Compras de autopartes", "Servicios", "Compras en la tienda de segunda mano", "Entradas al patio"],
    earnsNot: [
      "Compras pagadas con certificados",
      "Impuesto sobre la venta",
      "Cuotas del estado",
      "Envío",
      "Entrega a domicilio",
      "Cargos por regresar mercancía",
      "Carros para reconstruir",
      "Compras de mayoreo",
      "Casco",
      "Cuota ambiental",
      "Algunos artículos que una promoción excluye",
    ],
    headings: ["Qué da puntos", "Qué no da puntos"],
  },
  en: {
    point: "1 point for about every $1 you spend",
    certificate: "When you reach 350 points, we send you a $20 gift certificate by email",
    members: "Exclusive events for members",
    earns: ["Auto parts purchases", "Services", "Thrift-store purchases", "Yard admissions"],
    earnsNot: [
      "Purchases paid with reward certificates",
      "Sales tax",
      "State fees",
      "Shipping",
      "Delivery",
      "Restocking charges",
      "Rebuild cars",
      "Wholesale purchases",
      "Core charges",
      "Environmental fees",
      "Some items that a promotion excludes",
    ],
    headings: ["What earns points", "What does not earn points"],
  },
};

describe.each(["es", "en"] as const)("Toolkit Rewards states in %s", (edition) => {
  let text: string;
  beforeAll(async () => {
    const stock = await loadDemoStock("2026-11-15");
    const request = pageRequest("toolkitRewards", edition, { stock, now: new Date("2026-11-15T18:00:00Z") });
    const props = await page.load(request);
    if (props instanceof Redirect) throw new Error("It leads nowhere else");
    text = textOf(readHtml(markupOf(request, <page.Page {...props} />)));
  });
  const words = said[edition];
  const between = (from: string, to: string) => text.slice(text.indexOf(from), text.indexOf(to, text.indexOf(from)));
  const [earns, earnsNot] = words.headings as [string, string];

  it("that a point is earned for about a dollar", () => expect(text).toContain(words.point));
  it("that 350 points earn a certificate of $20, sent by e-mail", () => expect(text).toContain(words.certificate));
  it("that members have events of their own", () => expect(text).toContain(words.members));
  it("what earns points", () => {
    for (const item of words.earns) expect(between(earns, earnsNot)).toContain(item);
  });
  it("everything that earns none", () => {
    const list = text.slice(text.indexOf(earnsNot));
    for (const item of words.earnsNot) expect(list).toContain(item);
  });
});
