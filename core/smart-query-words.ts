import type { Body } from "./body.ts";

/** Words that say nothing about the car, in either language, folded. */
export const noise: ReadonlySet<string> = new Set(
  (
    "a al an and ando city ciudad around any ano anos algun alguna area autopartes auto autos automovil buscando busco buscar by car carro carros cars cerca " +
    "codigo coche coches como con cp cualquier de del desarme desde deshuesadero do el en esta este find for from got have hay i " +
    "in is junkyard la las linea lo looking los make makes marca me mi milla millas modelo modelos model models my near nearby necesito need needed o of on or para parecido part partes parts " +
    "pick pieza piezas precio precios cuanto cuesta cuestan vale price prices cost costs how much por pls please postal porfavor favor pull que hola buenas buenos tardes noches tendran tendra compa amigo oiga oye disculpe disculpa hello hi hey es litro litros lts liter liters litre quiero quisiera refacciones se sobre su the tengo they tiene tienen to todos todas used usado usada usados un una unos want " +
    "llevo traigo manejo ocupo ocupa ocupamos necesita necesitamos tienes pa pal donde encuentro encontrar consigo conseguir urge queda quedan les alguien ver muestrame muestreme " +
    "usted ustedes esta este esa ese que off thats that's tengan buscamos pieza favorcito gracias thanks looking ando andamos traemos sacar saco puedo puede pueden quitar " +
    "what's whats where's wheres there's theres at costo costos will would fits where can does there anybody anyone somebody guys im show give get needs some " +
    "cual cuales saber falta hace quien cuantos cuantas cuanta urgente urgentemente porfis plis plz pliz kindly really just also only even still already very too am im i'm i'd id i've ive it its it's this these those who whose which been was were be being " +
    "hermano hermana papa mama esposo esposa vecino cuate primo jefe senor senora joven jefa compadre bro dude buddy man sir maam brother husband wife dad mom friend neighbor boss " +
    "carcacha nave ranfla mueble ride whip tambien ademas entonces pues oigan miren digame diganme sabe saben ahi alla aca nomas segun crees cree creo " +
    "we what with year years yonke yonkes y you your zip zipcode code vehicle vehiculo vehiculos vin numero number"
  ).split(" "),
);

/** Of those, what means something where it stands in a part's own name. */
export const meaningful: ReadonlySet<string> = new Set(
  "carcacha nave ranfla mueble ride whip area ciudad city codigo code linea line marca make pick pull off show number numero litro miles boss".split(
    " ",
  ),
);

/** Words of other questions: near to a car's name or a town's as they are, they mean neither, and alone no part. */
export const otherWords: ReadonlySet<string> = new Set(
  (
    "venta ventas vender vendo venden venda vendan compro compran comprar sale sell selling oferta ofertas garantia " +
    "warranty casco cascos core cores charge cargo puntos points recompensas rewards efectivo cash junk chatarra titulo title perdido lost papeles donar done donate donation " +
    "empleo empleos trabajo job jobs career careers devolver devolucion devoluciones regresar reembolso return returns refund politica politicas policy policies " +
    "seguridad safety fila row hilera entrada admission admision evento eventos event events mapa map telefono phone contacto contact ayuda help reciclaje recycling privacidad privacy cuero piel leather " +
    "herramienta herramientas tool tools card cards tarjeta tarjetas gift regalo bano banos bathroom restroom llego llegan llegaron llegado llegados llegada llegadas arrived arrival arrivals recientes latest " +
    "sin tiempo tiempos long canada canadian canadiense mexico mexican mexicano mexicana usa america unidos tijuana mexicali ensenada tecate reynosa matamoros bring bringing brought traer traerla traerlo traerle llevar llevarla llevarlo llevarme mandar"
  ).split(" "),
);

/** What is paid for a part until the old one is back: every price says it. */
export const coreWords: ReadonlySet<string> = new Set("casco cascos core cores".split(" "));
export const coreTerms: ReadonlySet<string> = new Set(
  "charge charges cargo cargos carga deposit deposito fee cost value price".split(" "),
);

/** Words of every day that are also the names of villages. */
export const plainWords: ReadonlySet<string> = new Set(
  (
    "means may check only post many call plain point day far wall art clear lead busy rule falls drain home early rush challenge breaks standard loop worth street telephone " +
    "exchange north gate deposit sells likely pool solo dice arriba nada finger tell driver success largo casa meta campo traer era deal money dinero roll issue agency buena " +
    "fine purchase energy hurt welcome tome ayer camino register haven bond central center flat strong quemado helper dulce sweet altura bent hooks midnight lone trade hope " +
    "effort advance cross union earth normal speed page fields given hundred comfort walls reading index branch mode english reader banner christmas miles vista media united banco gratis " +
    "maximo mineral arma protection hilo caliente frio"
  ).split(" "),
);

const cabs = "ext extended crew quad regular king double access club super mega single std standard".split(" ");

/** "crew-cab": which cab a pickup has no list of cars tells. */
export const isCab = (word: string): boolean => /.-?cab$|cabina/.test(word);
export const asTyped = (body: string): string => (isCab(body) ? body.replaceAll("-", " ") : body);

/** What people call the bodies; plural too. */
export const bodyWords: ReadonlyMap<string, readonly Body[]> = new Map<string, readonly Body[]>([
  ...pairs(
    [
      "troca",
      "trocas",
      "troka",
      "trokas",
      "trocka",
      "trokita",
      "trocona",
      "pickup",
      "pickups",
      "pick-up",
      "pickup-truck",
    ],
    ["pickup"],
  ),
  ...cabs.flatMap((cab) => pairs([`${cab}-cab`, `${cab}cab`], ["pickup"])),
  ...pairs(
    "cabina-doble doble-cabina cabina-y-media cabina-extendida cabina-sencilla cabina-regular cabina-simple".split(" "),
    ["pickup"],
  ),
  ...pairs(["truck", "trucks"], ["pickup", "truck"]),
  ...pairs(["camion", "camiones"], ["truck"]),
  ...pairs(["camioneta", "camionetas"], ["suv", "pickup", "minivan", "van"]),
  ...pairs(["suv", "suvs", "crossover"], ["suv"]),
  ...pairs(["sedan", "sedans", "sedanes", "saloon"], ["sedan"]),
  ...pairs(["cupe", "coupe", "coupes", "cupes"], ["coupe"]),
  ...pairs(["hatchback", "hatchbacks", "hatch"], ["hatchback"]),
  ...pairs(["vagoneta", "vagonetas", "wagon", "wagons", "guayin"], ["wagon"]),
  ...pairs(["minivan", "minivans", "miniban", "mandado"], ["minivan"]),
  ...pairs(["van", "vans", "panel", "furgoneta"], ["van", "minivan"]),
  ...pairs(["convertible", "convertibles", "descapotable", "roadster"], ["convertible"]),
]);

function pairs(words: readonly string[], bodies: readonly Body[]): [string, readonly Body[]][] {
  return words.map((word) => [word, bodies]);
}
