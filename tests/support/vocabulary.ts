/**
 * The words that both editions retired, each with the one to use instead; docs/words.md says why. Spanish is that of
 * Mexico and the US and addresses the visitor as usted, English is American and plain. Every text is held against them.
 */
const tuForms: readonly RegExp[] = [
  /(?<!\p{L})(?:tú|tu|tus|ti|contigo|te|tuyo|tuya|tuyos|tuyas)(?!\p{L})/iu,
  /(?<!\p{L})(?:puedes|tienes|quieres|debes|necesitas|sabes|haces|vas|eres|estás|buscas|encuentras|vienes)(?!\p{L})/iu,
  /(?<!\p{L})(?:haz|llámanos|contáctanos|escríbenos|visítanos|regístrate|vuestro|vosotros)(?!\p{L})/iu,
];

type Retired = { readonly pattern: RegExp; readonly use: string };

const spanish: readonly Retired[] = [
  { pattern: /(?<!\p{L})coches?(?!\p{L})/iu, use: "carro" },
  { pattern: /(?<!\p{L})autos?(?!\p{L})/iu, use: "carro" },
  { pattern: /(?<!\p{L})camionetas? de carga(?!\p{L})/iu, use: "troca o pickup" },
  { pattern: /(?<!\p{L})(?:desguaces?|desarmaderos?)(?!\p{L})/iu, use: "yonke" },
  { pattern: /(?<!\p{L})repuestos?(?!\p{L})/iu, use: "pieza" },
  { pattern: /(?<!\p{L})(?:extraer|extraiga|extrae|extraen)(?!\p{L})/iu, use: "sacar" },
  { pattern: /(?<!\p{L})hileras?(?!\p{L})/iu, use: "fila" },
  { pattern: /(?<!\p{L})fecha de ingreso(?!\p{L})/iu, use: "en el patio desde" },
  { pattern: /(?<!\p{L})(?:capó|capós|capot)(?!\p{L})/iu, use: "cofre" },
  { pattern: /(?<!\p{L})(?:maleteros?|baúl|baúles)(?!\p{L})/iu, use: "cajuela" },
  { pattern: /(?<!\p{L})(?:parachoques|paragolpes)(?!\p{L})/iu, use: "defensa" },
  { pattern: /(?<!\p{L})guardabarros(?!\p{L})/iu, use: "salpicadera" },
  { pattern: /(?<!\p{L})luz trasera|luces traseras(?!\p{L})/iu, use: "calavera" },
  { pattern: /(?<!\p{L})(?:farol|faroles)(?!\p{L})/iu, use: "faro" },
  { pattern: /(?<!\p{L})intermitentes?(?!\p{L})/iu, use: "direccional" },
  { pattern: /(?<!\p{L})neumáticos?(?!\p{L})/iu, use: "llanta" },
  { pattern: /(?<!\p{L})aros?(?!\p{L})/iu, use: "rin" },
  { pattern: /(?<!\p{L})silenciador(?:es)?(?!\p{L})/iu, use: "mofle" },
  { pattern: /(?<!\p{L})culatas?(?!\p{L})/iu, use: "cabeza" },
  { pattern: /(?<!\p{L})juntas? de (?:la )?(?:culata|cabeza)(?!\p{L})/iu, use: "empaque" },
  { pattern: /(?<!\p{L})correas?(?!\p{L})/iu, use: "banda" },
  { pattern: /(?<!\p{L})embragues?(?!\p{L})/iu, use: "clutch" },
  { pattern: /(?<!\p{L})(?:palier|palieres)(?!\p{L})/iu, use: "flecha" },
  { pattern: /(?<!\p{L})pastillas?(?!\p{L})/iu, use: "balata" },
  { pattern: /(?<!\p{L})salpicaderos?(?!\p{L})/iu, use: "tablero" },
  { pattern: /(?<!\p{L})centralitas?(?!\p{L})/iu, use: "computadora" },
  { pattern: /(?<!\p{L})polipastos?(?!\p{L})/iu, use: "grúa (pluma)" },
  { pattern: /(?<!\p{L})depósito de núcleo(?!\p{L})/iu, use: "casco" },
  { pattern: /(?<!\p{L})salvamento(?!\p{L})/iu, use: "título de pérdida total" },
  { pattern: /(?<!carros )chatarra/iu, use: "carro viejo, chocado o parado" },
  { pattern: /(?<!\p{L})(?:mini)?vanes(?!\p{L})/iu, use: "vans, minivans" },
  { pattern: /(?<!\p{L})aparatos?(?!\p{L})/iu, use: "teléfono o computadora" },
  { pattern: /(?<!\p{L})consejo (?:legal|fiscal|de impuestos)/iu, use: "asesoría legal ni fiscal" },
  { pattern: /(?<!\p{L})(?:su|una) oferta(?! de trabajo)(?!\p{L})/iu, use: "cotización; oferta is a discount" },
  { pattern: /(?<!\p{L})(?:Misuri|Misisipi)(?!\p{L})/u, use: "Missouri, Mississippi" },
  { pattern: /\d[ \u00a0]%/u, use: "30%, without a blank" },
];

const english: readonly Retired[] = [
  { pattern: /\be-mail/iu, use: "email" },
  { pattern: /\bat hand\b/iu, use: "handy" },
  { pattern: /\bsold as (?:they are|it is)\b/iu, use: "sold as is" },
  { pattern: /\b(?:letter of|letter that) releases?\b/iu, use: "lien release" },
  { pattern: /\bpick-up (?!truck)/iu, use: "pickup" },
  { pattern: /\bwhoever operates\b/iu, use: "whoever runs" },
  { pattern: /\bcollect the core\b/iu, use: "get your core charge back" },
  { pattern: /\bupon\b|\bshall\b|\btherein\b|\bhereby\b/iu, use: "plain words" },
  { pattern: /\bfinished event/iu, use: "Ended" },
  { pattern: /\d[ \u00a0]%/u, use: "30%, without a blank" },
];

const retired: Readonly<Record<"es" | "en", readonly Retired[]>> = { es: spanish, en: english };

/** What a text should not say, each with the reason; empty when the text is right. */
export function listVocabularyFaults(text: string, edition: "es" | "en" = "es"): string[] {
  const faults: string[] = [];
  if (edition === "es") {
    for (const pattern of tuForms) {
      const found = pattern.exec(text);
      if (found) faults.push(`“${found[0]}” addresses the visitor as tú`);
    }
    if (/[¡!]/.test(text)) faults.push("exclamation mark");
  }
  for (const { pattern, use } of retired[edition]) {
    const found = pattern.exec(text);
    if (found) faults.push(`“${found[0]}”: use “${use}”`);
  }
  return faults;
}
