import { beforeAll, describe, expect, it } from "vitest";
import { writeSearch } from "#app/inventory/search.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { createAddresses } from "#site/address.ts";
import { resolvePlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { listNewestArrivals } from "#stock/vehicles.ts";
import { vocabularyOf } from "#stock/vocabulary.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { leadAddress } from "./lead-address.ts";
import { whereTo } from "./where-to.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});
const now = new Date("2026-11-15T18:00:00Z");
const { path } = createAddresses({ es: "http://localhost", en: "http://localhost" });
const lead = (typed: string, near = "") => whereTo(stock, typed, now, resolvePlace(stock, near));
const address = (typed: string) =>
  leadAddress(lead(typed), typed, { edition: "es", href: (id, ...values) => path(id, "es", ...values) });

describe("a question leads", () => {
  it.each([
    ["honda civic 1999-2003", /^\/revise-inventario\/busque\?make=\d+&model=\d+&year=1999-2003$/],
    ["civic 95823", /^\/revise-inventario\/busque\?make=\d+&model=\d+&distance=25&zip=95823$/],
    ["troca ford roja", /^\/revise-inventario\/busque\?make=\d+&model=0&color=\w+&body=pickup$/],
    ["alternador civic", "/busque-pieza/alternador/honda-civic"],
    ["alternador para mi civic 2001 cerca de 95823", "/busque-pieza/alternador/honda-civic?year=2001&zip=95823"],
    ["alternador grande civic 01", /^\/busque-pieza\/alternador\/honda-civic\?year=2001&kind=\d+/],
    ["engine f150 5.4", "/busque-pieza/motor-completo/ford-f-150?engine=5.4"],
    ["motor f150 5.4", "/busque-pieza/motor-completo/ford-f-150?engine=5.4"],
    ["motor 5.4 f150 2001 95823", "/busque-pieza/motor-completo/ford-f-150?year=2001&engine=5.4&zip=95823"],
    ["bomba civic", /^\/busque-pieza\?part=bomba&model=\d+$/],
    ["alternador", "/precios-de-piezas?q=alternador"],
    ["alternador 95823", "/precios-de-piezas?q=alternador&zip=95823"],
    ["calabera", "/precios-de-piezas?q=calabera"],
    ["sacramento", "/ubicaciones/102/sacramento-ca"],
    ["yonke de sacramento", "/ubicaciones/102/sacramento-ca"],
    ["sacramento yard", "/ubicaciones/102/sacramento-ca"],
    ["abierto hoy sacramento", "/ubicaciones/102/sacramento-ca"],
    ["95823", "/ubicaciones/busque-ubicaciones;zip=95823;div=All;distance=100"],
    ["abierto hoy richmond ca", /^\/ubicaciones\/\d+\/richmond-ca$/],
    ["abierto hoy Richmond, VA", /^\/ubicaciones\/\d+\/richmond-va$/],
    // A town without a yard.
    ["galt ca", /^\/ubicaciones\/busque-ubicaciones;zip=\d{5};/],
    ["abierto hoy", "/ubicaciones"],
    ["a que hora cierran", "/ubicaciones"],
    ["el yonke más cercano", "/ubicaciones"],
    ["junkyard near me open today", "/ubicaciones"],
    ["dirección del yonke de Sacramento", "/ubicaciones/102/sacramento-ca"],
    ["nearest yard to 95823", "/ubicaciones/busque-ubicaciones;zip=95823;div=All;distance=100"],
    ["do i need tools", "/busqueda;s=do%20i%20need%20tools"],
    ["gift card", "/busqueda;s=gift%20card"],
    ["what hours", "/ubicaciones"],
    ["toolkit rewards", "/busqueda;s=toolkit%20rewards"],
    ["política de devoluciones", "/acera/politicas"],
    ["casco", "/busqueda;s=casco"],
    ["seguridad", "/busqueda;s=seguridad"],
    ["careers", "/carreras"],
    ["empleos", "/carreras"],
    ["trabajo", "/carreras"],
    ["jobs", "/carreras"],
    ["devoluciones", "/acera/politicas"],
    ["returns", "/acera/politicas"],
    ["horario", "/ubicaciones"],
    ["hours", "/ubicaciones"],
    // The name of a page, which is much like that of a part or a car.
    ["compañía", "/busqueda;s=compa%C3%B1%C3%ADa"],
    [" Company ", "/busqueda;s=%20Company%20"],
    ["avisos legales", "/busqueda;s=avisos%20legales"],
    ["venda su carro", "/busqueda;s=venda%20su%20carro"],
    ["¿?", "/busqueda;s=%C2%BF%3F"],
  ])("%s → %s", (typed, wanted) => {
    if (typeof wanted === "string") expect(address(typed)).toBe(wanted);
    else expect(address(typed)).toMatch(wanted);
  });

  it.each([
    ["can I bring a jack", "/acera/seguridad"],
    ["puedo llevar un gato", "/acera/seguridad"],
    ["puedo meter un gato hidráulico", "/acera/seguridad"],
    ["bring my own tools", "/acera/seguridad"],
    ["jack stands", "/acera/seguridad"],
    ["rentan pluma", "/acera/seguridad"],
    ["rentan herramienta", "/acera/politicas"],
    ["prestan gatos", "/acera/politicas"],
    ["can i borrow a jack", "/acera/politicas"],
    // A part, of a car or not.
    ["jack", "/precios-de-piezas?q=jack"],
    ["gato", "/precios-de-piezas?q=gato"],
    ["gato civic 2005", "/busque-pieza/gato-y-herramienta/honda-civic?year=2005"],
  ])(
    "to the rules that say which tools may come in or are lent, and to a part's price where none is asked of: %s",
    (typed, wanted) => {
      expect(address(typed)).toBe(wanted);
    },
  );

  it("to its row of the yard that is named, if the yard has it", () => {
    const row = stock.chain.maps.get(102)?.rows[0]?.row ?? "";
    expect(address(`fila ${row} sacramento`)).toBe(`/store-map/102?row=${row}`);
    expect(lead("fila 999 sacramento").kind).toBe("unsure");
    expect(lead("fila 12").kind).toBe("unsure");
    expect(lead("fila 12 sacramento civic").kind).toBe("unsure");
  });

  it("nowhere yet when yards are near to two small towns of one name", () => {
    const names = (typed: string) => {
      const found = lead(typed);
      return found.kind === "unsure" ? found.cities.map(({ name }) => name) : [];
    };
    expect(names("civic en lakewood")).toEqual(["Lakewood, CA", "Lakewood, WA"]);
    expect(["civic en lakewood, ca", "civic en montclair", "civic en fontana"].flatMap(names)).toEqual([]);
  });

  it.each([
    ["civic coupe or accord sedan 2005", ["coupe", "sedan"]],
    ["mazda 6 wagon o mazda cx9", ["wagon"]],
    ["f150 crew cab or silverado", ["crew cab"]],
  ])("to all cars, where a body is of one of them, which is told: %s", (typed, left) => {
    expect(lead(typed)).toMatchObject({ kind: "results", search: { bodies: [] }, aside: { left } });
  });

  it("to those of a body, where it is of all of them", () => {
    expect(lead("pickup ranger o frontier 2003")).toMatchObject({ kind: "results", search: { bodies: ["pickup"] } });
  });

  it("nowhere yet when yards stand in two cities of one name: the same question for each is offered", () => {
    const cities = (typed: string) => {
      const found = lead(typed);
      return found.kind === "unsure" ? found.cities : [];
    };
    expect(cities("abierto hoy richmond")).toEqual([
      { name: "Richmond, CA", question: "abierto hoy Richmond, CA" },
      { name: "Richmond, VA", question: "abierto hoy Richmond, VA" },
    ]);
    for (const typed of ["fila 1 richmond", "civic en richmond", "alternador civic 2001 richmond"])
      for (const { question, name } of cities(typed)) {
        expect(lead(question), question).not.toMatchObject({ cities: [{}, {}] });
        expect(decodeURIComponent(address(question)).toLowerCase(), question).toMatch(
          name.endsWith("CA")
            ? /richmond-ca|richmond,? ca|zip=94|store-map/
            : /richmond-va|richmond,? va|zip=232|store-map/,
        );
      }
    expect(cities("fila 12 richmond")).toHaveLength(2);
    for (const typed of ["abierto hoy 94801", "abierto hoy sacramento", "abierto hoy portland"])
      expect(cities(typed), typed).toEqual([]);
  });

  it("to the car of a VIN, a stock number or a VIN's last signs, and stays when nobody has it", () => {
    const car = listNewestArrivals(stock, 20).find(({ vin, stockNumber }) => vin && stockNumber);
    const { stockNumber, vin } = car as Vehicle;
    expect(lead(vin)).toMatchObject({ kind: "vehicle", key: vin });
    expect(lead(`#${stockNumber}`)).toMatchObject({ kind: "vehicle" });
    for (const end of [vin.slice(-6), vin.slice(-8)])
      expect(lead(end), end).toMatchObject({ kind: "vehicle", key: vin });
    expect(lead("#ZZ999999").kind).toBe("unsure");
  });

  it("to the car that a VIN stands for, by an address without it", () => {
    const honda = vocabularyOf(stock).makeByKey.get("honda");
    const accord = stock.catalog.modelsOf(honda ?? 0).find(({ name }) => name === "Accord")?.id;
    const car = `make=${honda}&model=${accord}&year=2003&engine=3.0+V6&code=J30A4&body=sedan&doors=4`;
    expect(address("1HGCM665930004352")).toBe(`/revise-inventario/vin?${car}`);
    expect(address("1hgcm665930004352 95823")).toContain(`${car}&zip=95823`);
    expect(address("alternador 1HGCM665930004352 95823")).toBe(
      "/busque-pieza/alternador/honda-accord?year=2003&engine=3.0+V6&code=J30A4&zip=95823",
    );
    // One sign is wrong: the cars that may be meant.
    expect(address("2T1BR32E18X018356")).toMatch(/^\/revise-inventario\/vin\?make=\d+.*&check=0&may=.*&may=/);
    for (const typed of ["1HGCM665930004352", "2T1BR32E18X018356", "3N1EB31S270018356", "ZZZZZZZZ0ZZ123456"])
      expect(decodeURIComponent(address(typed))).not.toMatch(/[A-Z0-9]{17}/);
  });

  it("nowhere with confidence when a word was guessed, left over, or two things are meant", () => {
    for (const typed of ["hinda civic", "civic abierto hoy", "civic cerca de mi"])
      expect(lead(typed), typed).toMatchObject({ kind: "unsure" });
  });

  it("to the answer in spite of a word that nobody knows, and says which it was", () => {
    expect(lead("alternador civic xyzzy")).toMatchObject({ kind: "answer", aside: { left: ["xyzzy"] } });
    expect(lead("civic xyzzy")).toMatchObject({ kind: "results", aside: { left: ["xyzzy"] } });
    expect(address("alternador civic 2001 buena")).toBe("/busque-pieza/alternador/honda-civic?year=2001&left=buena");
    // Of another part, or of another question, it may change what is meant.
    for (const typed of ["sensor alternador civic xyzzy resistor", "ford xyzzy", "alternador xyzzy"])
      expect(lead(typed), typed).toMatchObject({ kind: "unsure" });
  });

  it("to the first of two parts or two cars, with the other beside it", () => {
    expect(lead("alternador civic camry")).toMatchObject({ kind: "answer", aside: { also: ["alternador camry"] } });
    expect(lead("alternador y marcha civic 2001")).toMatchObject({
      kind: "answer",
      words: "alternador",
      aside: { also: ["marcha civic 2001"] },
    });
  });

  it("to cars of the color first; what is inside is not painted", () => {
    expect(address("cofre civic rojo")).toBe("/busque-pieza/cofre/honda-civic?color=rojo");
    expect(address("tablero civic rojo")).toBe("/busque-pieza/tablero/honda-civic?left=rojo");
    // Nor is what is rubber, glass or chrome.
    expect(address("alternador civic rojo")).toBe("/busque-pieza/alternador/honda-civic?left=rojo");
    expect(address("rines negros civic 2010")).toMatch(/^\/busque-pieza\?part=rines&.*left=negros$/);
    expect(address("parrilla cromada civic")).not.toContain("color");
  });

  it("near the place of the field beside it, unless it names one", () => {
    const query = (typed: string, near: string) => {
      const found = lead(typed, near);
      return found.kind === "results" ? writeSearch(found.search).get("zip") : undefined;
    };
    expect(query("civic", "95823")).toBe("95823");
    expect(query("civic 33101", "95823")).toBe("33101");
    expect(lead("alternador", "95823")).toMatchObject({ kind: "part", place: "95823" });
    expect(lead("abierto hoy", "95823")).toEqual({ kind: "yards", code: "95823" });
  });
});
