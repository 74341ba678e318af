import type { PageId } from "#site/pages.ts";

/** What customers type when they mean a page whose own text says it otherwise. */
export const pageKeywords: Partial<Record<PageId, string>> = {
  openData: "descargar bajar archivos csv json excel download files dataset",
  locations: "horario horarios abierto direccion telefono mapa cerca hours open address phone map near",
  inventory: "buscar carro año marca modelo vin find car year make model stock",
  sellMyCar:
    "vender vendo venda cotizacion oferta chatarra titulo perdido extraviado sin papeles sell offer quote junk lost title no papers",
  cashForJunkCars: "vender chatarra efectivo grua titulo perdido sell scrap tow lost title",
  partPricing: "precio precios lista cuanto cuesta casco price prices list core cost",
  carsForSale: "venta comprar carro completo corre buy whole car sale",
  warrantyPlus: "garantia proteccion cambio warranty protection exchange",
  donate: "donar donacion regalar donation give charity",
  recycling: "medio ambiente metal environment scrap",
  whatWeBuy: "compramos compran buy",
  policies:
    "politica politicas policy devolucion devolver regresar reembolso entrada admision niños mascotas perros return refund pets kids",
  safety: "herramienta ropa zapatos niños edad tools clothes shoes kids age",
  careers: "empleo trabajo vacante puesto solicitud job career hiring application",
  contact: "telefono correo queja phone mail complaint",
  toolkitRewards: "puntos recompensas lealtad certificado points loyalty certificate",
  events: "ofertas descuentos rebajas deals discounts sale",
};

/** Words of the questions that a page answers, as customers ask them in either language. */
export const pageAnswers: Partial<Record<PageId, string>> = {
  policies:
    "falla fallo despues plazo vencido bad after late days dias casco recibo perdido pagado pague tarjeta core receipt lost paid card " +
    "sacar saquen alguien ayuda somebody someone pull pulled renta rentan prestan herramienta rent lend tools envio envian enviar paqueteria ship shipping deliver " +
    "niños esperan children kids wait silla ruedas wheelchair aceptan credito debito accept take credit debit cards cuota ambiental environmental fee " +
    "ultima entrada last entry",
  whatWeSell: "queda quedan sirve carro fit fits car",
  carsForSale:
    "prueba manejo manejar probar test drive impuestos cargos tax fees smog inspeccion inspection dias llevar llevarme recoger pick days pagar pay paga carro car",
  sellMyCar: "cuanto pagan pagar llaman cheque efectivo much pay soon call cash check",
};

/** Where metal is bought. */
export const metalsAnswers =
  "metal metales fierro hierro aluminio cobre chatarra compran vender identificacion id iron steel aluminum copper scrap buy sell";
