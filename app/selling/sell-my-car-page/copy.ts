import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    formTitle: "Pida su cotización",
    formLead: "Sin compromiso. No publicamos precios: pídale a un comprador la cifra de su carro.",
    byVin: "Llénelo con su VIN",
    byVinHint: "Nos dice el año, la marca y el modelo. Solo lo guardamos si envía la solicitud.",
    fill: "Llenar",
    filled: "Llenamos lo que dice el VIN. Revíselo y complete lo que falta.",
    titleOtherHere:
      "Debe firmar quien aparece en el título. Si esa persona no puede venir o falleció, cada estado pide otros papeles: un poder o los de la herencia. Díganos el caso en las notas.",
    titleHelp: {
      other:
        "Debe firmar quien aparece en el título o, en Canadá, en el registro. Si esa persona no puede venir o falleció, cada estado o provincia pide otros papeles: un poder o los de la herencia. Díganos el caso en las notas.",
      lien: "Pida al banco la carta de liberación (lien release) y tráigala con los demás papeles. Si todavía debe dinero, díganos cuánto en las notas.",
      lost: "Pida un duplicado en la oficina de vehículos: lo pide el dueño registrado, con su identificación y el VIN. Puede mandar el formulario hoy y traer el duplicado el día de la venta.",
      none: "Sin prueba de que el carro es suyo no lo podemos comprar. Algunos estados aceptan otro papel para carros viejos, como el registro o un recibo de venta. Llame y pregunte qué sirve en el suyo.",
    },
    titleIn: (region: string, rule: string) => `En ${region}: ${rule}`,
    titleRules: (canada: boolean) => `Vea qué pide su estado${canada ? " o provincia" : ""}`,
    sentTitle: "Recibimos los datos de su carro",
    another: "Ofrecer otro carro",
    callInstead: "¿Prefiere hablar?",
    whole: "Lea el texto completo",
    call: (number: string) => `Llamar al ${number}`,
  },
  en: {
    formTitle: "Get your offer",
    formLead: "No strings attached. We don’t post prices: ask a buyer for a figure for your car.",
    byVin: "Fill it in with your VIN",
    byVinHint: "It tells us the year, make and model. We keep it only if you send the request.",
    fill: "Fill in",
    filled: "We filled in what the VIN says. Check it, and add what’s missing.",
    titleOtherHere:
      "Whoever is named on the title must sign. If that person can’t come or has died, each state asks for other paperwork: a power of attorney or estate papers. Tell us about it in the notes.",
    titleHelp: {
      other:
        "Whoever is named on the title (in Canada, on the registration) must sign. If that person can’t come or has died, each state or province asks for other paperwork: a power of attorney or estate papers. Tell us about it in the notes.",
      lien: "Ask the lender for a lien release and bring it with the rest of the paperwork. If you still owe money, tell us how much in the notes.",
      lost: "Get a duplicate from your DMV: the registered owner asks for it, with an ID and the VIN. You can send the form today and bring the duplicate on the day of the sale.",
      none: "Without proof that the car is yours, we can’t buy it. For older cars, some states accept other paperwork, such as the registration or a bill of sale. Call and ask what works in yours.",
    },
    titleIn: (region: string, rule: string) => `In ${region}: ${rule}`,
    titleRules: (canada: boolean) => `See what your state${canada ? " or province" : ""} asks for`,
    sentTitle: "We have your car’s details",
    another: "Offer another car",
    callInstead: "Would you rather talk?",
    whole: "Read the whole text",
    call: (number: string) => `Call ${number}`,
  },
});
