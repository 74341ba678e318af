import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: (y) => ({
    yards: `Encuentre su ${y.one}`,
    gauge: (points: number, all: number) => `Medidor: ${points} de ${all} puntos`,
    atPoints: (all: number) => `a los ${all}`,
    ofPoints: (points: number, all: number) => `${points} de ${all}`,
    whole: "Lea el texto completo",
    calculator: "Calcule sus puntos",
    spent: "Total del recibo",
    out: "Reste lo que no da puntos",
    outHint: "Deje en blanco lo que no venga en su recibo.",
    tax: "Impuesto sobre la venta",
    core: "Casco",
    fee: "Cuota ambiental y cuotas del estado",
    paid: "Pagado con certificados",
    other: "Otros renglones excluidos",
    otherHint:
      "Envío, entrega, cargos por regresar mercancía, carros para reconstruir, mayoreo, promociones excluidas.",
    points: "Puntos que ya tiene",
    calculate: "Calcular",
    badAmount: "Escriba una cantidad, por ejemplo 70 o 70.50",
    badPoints: "Escriba los puntos con números, por ejemplo 120",
    tooMuch: "Lo que no da puntos no puede pasar del total",
    counted: (counted: string, total: string) => `De ${total} cuentan ${counted}.`,
    earned: (points: string, n: number) => (n === 1 ? "Gana 1 punto" : `Gana ${points} puntos`),
    sum: (total: string, before: string) => `Con los ${before} que ya tiene, junta ${total}.`,
    certificates: (n: number, worth: string) =>
      n === 1 ? `Le toca 1 certificado de ${worth}.` : `Le tocan ${n} certificados: ${worth} en total.`,
    toNext: (points: string, n: number) =>
      n === 1
        ? "Le falta 1 punto para el siguiente certificado."
        : `Le faltan ${points} puntos para el siguiente certificado.`,
    toFirst: (points: string, n: number) =>
      n === 1 ? "Le falta 1 punto para un certificado." : `Le faltan ${points} puntos para un certificado.`,
    about: "La cuenta es aproximada: manda la de la caja.",
  }),
  en: (y) => ({
    yards: `Find your ${y.one}`,
    gauge: (points: number, all: number) => `Gauge: ${points} of ${all} points`,
    atPoints: (all: number) => `at ${all}`,
    ofPoints: (points: number, all: number) => `${points} of ${all}`,
    whole: "Read the whole text",
    calculator: "Work out your points",
    spent: "Receipt total",
    out: "Take off what earns no points",
    outHint: "Leave blank anything that isn’t on your receipt.",
    tax: "Sales tax",
    core: "Core charge",
    fee: "Environmental and state fees",
    paid: "Paid with certificates",
    other: "Other excluded lines",
    otherHint: "Shipping, delivery, restocking, rebuild cars, wholesale, items a promotion excludes.",
    points: "Points you already have",
    calculate: "Calculate",
    badAmount: "Type an amount, such as 70 or 70.50",
    badPoints: "Type the points in digits, such as 120",
    tooMuch: "What earns no points can’t be more than the total",
    counted: (counted: string, total: string) => `${counted} of ${total} counts.`,
    earned: (points: string, n: number) => (n === 1 ? "You earn 1 point" : `You earn ${points} points`),
    sum: (total: string, before: string) => `With the ${before} you have, that makes ${total}.`,
    certificates: (n: number, worth: string) =>
      n === 1 ? `That’s 1 certificate for ${worth}.` : `That’s ${n} certificates: ${worth} in all.`,
    toNext: (points: string, n: number) =>
      n === 1 ? "1 more point to the next certificate." : `${points} more points to the next certificate.`,
    toFirst: (points: string, n: number) =>
      n === 1 ? "1 more point to a certificate." : `${points} more points to a certificate.`,
    about: "This is an estimate: the register’s count is final.",
  }),
});
