import type { Words } from "#core/edition.ts";

/**
 * What to bring when selling a car, and what to do afterwards, by state and province. Only facts that hold for a car
 * sold to a yard are here; where we are not sure, the entry says "ask" and the general rule applies.
 */
export type CarBuyingRegion = {
  readonly code: string;
  readonly country: "US" | "CA";
  readonly name: Words;
  /** Who decides, with its article; also the source named under the rules. */
  readonly authority: Words;
  /** remove: they are the seller's; return: take off and hand in or cancel; stay: they go with the car. */
  readonly plates: "remove" | "return" | "stay" | "ask";
  /** The seller's signature on a paper title must be notarized. */
  readonly notary: boolean;
  /** The seller's notice of the sale; the form keeps its official name. */
  readonly notice: { readonly form: string; readonly days?: number; readonly business?: boolean } | undefined;
  /** What to ask for when the title is lost. */
  readonly lostTitle: Words | undefined;
  /** More about what to bring. */
  readonly notes: readonly Words[];
  /** Steps between the notice of sale and cancelling the insurance. */
  readonly after: readonly Words[];
  /** The day this entry was last read over. */
  readonly checked: string;
};

type Facts = Partial<Pick<CarBuyingRegion, "plates" | "notary" | "notice" | "lostTitle" | "notes" | "after">>;

const checked = "2026-11-15";

const region =
  (country: CarBuyingRegion["country"]) =>
  (code: string, name: Words, authority: Words, facts: Facts = {}): CarBuyingRegion => ({
    code,
    country,
    name,
    authority,
    plates: facts.plates ?? "ask",
    notary: facts.notary ?? false,
    notice: facts.notice,
    lostTitle: facts.lostTitle,
    notes: facts.notes ?? [],
    after: facts.after ?? [],
    checked,
  });

const state = region("US");
const province = region("CA");
const w = (es: string, en: string): Words => ({ es, en });
const same = (name: string): Words => ({ es: name, en: name });
const dmv = (es: string, en: string): Words => w(`el DMV de ${es}`, `the ${en} DMV`);

const insuranceAfterPlates = w(
  "Entregue o cancele las placas antes de cancelar el seguro, para evitar multas.",
  "Turn in or cancel the plates before you cancel the insurance, to avoid penalties.",
);

export const carBuyingRegions: readonly CarBuyingRegion[] = [
  state("AK", same("Alaska"), dmv("Alaska", "Alaska")),
  state("AL", same("Alabama"), w("el Departamento de Ingresos de Alabama", "the Alabama Department of Revenue"), {
    plates: "remove",
  }),
  state(
    "AR",
    same("Arkansas"),
    w("el Departamento de Finanzas de Arkansas", "the Arkansas Department of Finance and Administration"),
    { plates: "remove" },
  ),
  state("AZ", same("Arizona"), w("el MVD de Arizona", "the Arizona MVD"), {
    plates: "remove",
    notary: true,
    notice: { form: "Sold Notice", days: 10 },
  }),
  state("CA", same("California"), dmv("California", "California"), {
    plates: "stay",
    notice: { form: "Notice of Transfer and Release of Liability, REG 138", days: 5 },
    lostTitle: w(
      "llene el formulario REG 227 para pedir un duplicado o hacer el traspaso.",
      "fill out form REG 227 to get a duplicate or make the transfer.",
    ),
  }),
  state("CO", same("Colorado"), dmv("Colorado", "Colorado"), { plates: "remove" }),
  state("CT", same("Connecticut"), dmv("Connecticut", "Connecticut"), {
    plates: "return",
    after: [insuranceAfterPlates],
  }),
  state("DC", w("Distrito de Columbia", "District of Columbia"), w("el DMV del Distrito de Columbia", "the DC DMV"), {
    plates: "return",
    after: [insuranceAfterPlates],
  }),
  state("DE", same("Delaware"), dmv("Delaware", "Delaware"), { plates: "stay" }),
  state("FL", same("Florida"), w("la agencia FLHSMV de Florida", "the Florida FLHSMV"), {
    plates: "remove",
    notice: { form: "HSMV 82050", days: 30 },
    after: [insuranceAfterPlates],
  }),
  state("GA", same("Georgia"), w("el Departamento de Ingresos de Georgia", "the Georgia Department of Revenue"), {
    plates: "remove",
    after: [
      w(
        "Cancele el registro antes de cancelar el seguro, para evitar multas.",
        "Cancel the registration before you cancel the insurance, to avoid penalties.",
      ),
    ],
  }),
  state("HI", w("Hawái", "Hawaii"), w("la oficina de vehículos de su condado", "your county’s motor vehicle office"), {
    plates: "stay",
    notice: { form: "Notice of Transfer" },
  }),
  state("IA", same("Iowa"), w("la tesorería de su condado en Iowa", "your county treasurer in Iowa"), {
    plates: "remove",
  }),
  state("ID", same("Idaho"), dmv("Idaho", "Idaho"), {
    plates: "remove",
    notice: { form: "Release of Liability" },
  }),
  state("IL", same("Illinois"), w("la Secretaría de Estado de Illinois", "the Illinois Secretary of State"), {
    plates: "remove",
    notice: { form: "Seller’s Report of Sale" },
  }),
  state("IN", same("Indiana"), w("el BMV de Indiana", "the Indiana BMV"), { plates: "remove" }),
  state("KS", same("Kansas"), w("el Departamento de Ingresos de Kansas", "the Kansas Department of Revenue"), {
    plates: "remove",
    notice: { form: "Seller’s Notification of Sale" },
  }),
  state(
    "KY",
    same("Kentucky"),
    w("la oficina del secretario de su condado en Kentucky", "your county clerk in Kentucky"),
    { notary: true },
  ),
  state("LA", w("Luisiana", "Louisiana"), w("la oficina OMV de Luisiana", "the Louisiana OMV"), {
    plates: "return",
    notary: true,
    after: [insuranceAfterPlates],
  }),
  state("MA", same("Massachusetts"), w("el RMV de Massachusetts", "the Massachusetts RMV"), {
    plates: "return",
    after: [insuranceAfterPlates],
  }),
  state("MD", same("Maryland"), w("la oficina MVA de Maryland", "the Maryland MVA"), {
    plates: "return",
    after: [insuranceAfterPlates],
  }),
  state("ME", same("Maine"), w("el BMV de Maine", "the Maine BMV"), { plates: "remove" }),
  state("MI", same("Michigan"), w("la Secretaría de Estado de Michigan", "the Michigan Secretary of State"), {
    plates: "remove",
  }),
  state("MN", same("Minnesota"), w("la oficina DVS de Minnesota", "the Minnesota DVS")),
  state("MO", same("Missouri"), w("el Departamento de Ingresos de Missouri", "the Missouri Department of Revenue"), {
    plates: "remove",
    notice: { form: "Notice of Sale, Form 5049", days: 30 },
  }),
  state(
    "MS",
    same("Mississippi"),
    w("la oficina de impuestos de su condado en Mississippi", "your county tax collector in Mississippi"),
    { plates: "return" },
  ),
  state("MT", same("Montana"), w("la oficina MVD de Montana", "the Montana MVD"), { plates: "remove", notary: true }),
  state("NC", w("Carolina del Norte", "North Carolina"), dmv("Carolina del Norte", "North Carolina"), {
    plates: "return",
    notary: true,
    after: [insuranceAfterPlates],
  }),
  state("ND", w("Dakota del Norte", "North Dakota"), w("el NDDOT de Dakota del Norte", "the North Dakota DOT"), {
    plates: "remove",
  }),
  state("NE", same("Nebraska"), dmv("Nebraska", "Nebraska"), { plates: "remove" }),
  state("NH", same("New Hampshire"), dmv("New Hampshire", "New Hampshire"), { plates: "remove" }),
  state("NJ", w("Nueva Jersey", "New Jersey"), w("la oficina MVC de Nueva Jersey", "the New Jersey MVC"), {
    plates: "return",
    after: [insuranceAfterPlates],
  }),
  state("NM", w("Nuevo México", "New Mexico"), w("el MVD de Nuevo México", "the New Mexico MVD"), {
    plates: "remove",
  }),
  state("NV", same("Nevada"), dmv("Nevada", "Nevada"), { plates: "return", after: [insuranceAfterPlates] }),
  state("NY", w("Nueva York", "New York"), dmv("Nueva York", "New York"), {
    plates: "return",
    after: [insuranceAfterPlates],
    notes: [
      w(
        "Los carros de 1972 y anteriores no tienen título: traiga el registro.",
        "Cars from 1972 and earlier have no title: bring the registration.",
      ),
    ],
  }),
  state("OH", same("Ohio"), w("el BMV de Ohio", "the Ohio BMV"), {
    plates: "remove",
    notary: true,
    lostTitle: w(
      "el duplicado se pide en la oficina de títulos del condado (Clerk of Courts).",
      "a duplicate comes from a county title office (Clerk of Courts).",
    ),
  }),
  state("OK", same("Oklahoma"), same("Service Oklahoma"), { plates: "remove", notary: true }),
  state("OR", w("Oregón", "Oregon"), dmv("Oregón", "Oregon"), {
    notice: { form: "Notice of Sale or Transfer", days: 10 },
  }),
  state("PA", w("Pensilvania", "Pennsylvania"), same("PennDOT"), { plates: "return", notary: true }),
  state("RI", same("Rhode Island"), dmv("Rhode Island", "Rhode Island"), {
    plates: "return",
    notes: [
      w(
        "Muchos carros de 2000 y anteriores no tienen título en Rhode Island: traiga el registro y un recibo de venta.",
        "Many cars from 2000 and earlier have no title in Rhode Island: bring the registration and a bill of sale.",
      ),
    ],
  }),
  state("SC", w("Carolina del Sur", "South Carolina"), dmv("Carolina del Sur", "South Carolina"), {
    plates: "return",
    after: [insuranceAfterPlates],
  }),
  state(
    "SD",
    w("Dakota del Sur", "South Dakota"),
    w("el Departamento de Ingresos de Dakota del Sur", "the South Dakota Department of Revenue"),
  ),
  state(
    "TN",
    same("Tennessee"),
    w("la oficina del secretario de su condado en Tennessee", "your county clerk in Tennessee"),
    { plates: "remove" },
  ),
  state("TX", same("Texas"), dmv("Texas", "Texas"), {
    plates: "remove",
    notice: { form: "Vehicle Transfer Notification, VTR-346", days: 30 },
    lostTitle: w("pida una copia certificada con el formulario VTR-34.", "ask for a certified copy with form VTR-34."),
  }),
  state("UT", same("Utah"), dmv("Utah", "Utah"), { plates: "remove" }),
  state("VA", same("Virginia"), dmv("Virginia", "Virginia"), { plates: "remove" }),
  state("VT", same("Vermont"), dmv("Vermont", "Vermont"), { plates: "remove" }),
  state("WA", same("Washington"), w("el DOL de Washington", "the Washington DOL"), {
    notice: { form: "Report of Sale", days: 5, business: true },
  }),
  state("WI", same("Wisconsin"), dmv("Wisconsin", "Wisconsin"), { plates: "remove" }),
  state("WV", w("Virginia Occidental", "West Virginia"), dmv("Virginia Occidental", "West Virginia")),
  state(
    "WY",
    same("Wyoming"),
    w("la oficina del secretario de su condado en Wyoming", "your county clerk in Wyoming"),
    { plates: "remove", notary: true },
  ),
  province("AB", same("Alberta"), w("la oficina de registros de Alberta (Alberta Registries)", "Alberta Registries"), {
    plates: "remove",
    notes: [
      w(
        "En Alberta no hay título: traiga el registro y firme un recibo de venta (Bill of Sale).",
        "Alberta has no title: bring the registration and sign a bill of sale.",
      ),
    ],
  }),
  province("BC", w("Columbia Británica", "British Columbia"), same("ICBC"), {
    plates: "remove",
    after: [
      w(
        "Después de quitar las placas, cancele el seguro con un agente de Autoplan.",
        "After you take off the plates, cancel the insurance with an Autoplan broker.",
      ),
    ],
    notes: [
      w(
        "Traiga el registro original firmado y llene el formulario de traspaso (Transfer/Tax Form, APV9T).",
        "Bring the original signed registration and fill out the Transfer/Tax Form, APV9T.",
      ),
    ],
  }),
];
