import type { Edition } from "#core/edition.ts";

export const initWords = {
  es: {
    hello: "Los datos de su cadena. Con Enter vale lo que está entre corchetes.",
    taken: (folder: string) => `${folder} ya tiene archivos, y aquí no se escribe encima de nada: nombre otra carpeta.`,
    noFolder: "Nombre la carpeta de la cadena: init mi-cadena",
    noFile: (file: string) => `No se puede leer ${file}.`,
    englishFirst:
      "El inglés es el primer idioma: la entrada de la oficina, las invitaciones y x-default (lo que toman los buscadores) están en inglés. Las direcciones no cambian: el español está en / y el inglés en /en. Con dos nombres (SITE_URL_ES, SITE_URL_EN) el inglés tiene el suyo, sin /en.",
    noPicture: (file: string) =>
      `${file} no es un SVG, PNG, JPEG ni WebP que se pueda leer, o tiene tantos colores que no cabe en una página: use un dibujo SVG.`,
    wrapped:
      "El logotipo se achicó y se guardó dentro de logo.svg y favicon.svg. Viaja con cada página; un dibujo SVG pesa menos y se ve más nítido.",
    wrong: "Esto no está bien:",
    written: (example: string) => `Por ejemplo: ${example}`,
    flags: "Los datos, cada uno como se escribe:",
    again: "Otra vez, lo que no estaba bien.",
    nothing: "No se escribió nada.",
    folder: (folder: string) => `Escrito: ${folder} (chain.json, logo.svg, theme.css, content/, art/).`,
    unsaid: (n: number, groups: string) =>
      `De ${n} reglas no se dijo nada, y el sitio no publica nada de ellas: ${groups}. Dígalas en la oficina (“Sus promesas”) o en rules de chain.json.`,
    database: "La base de datos está lista, con el catálogo de marcas, modelos y piezas, y sin sucursales.",
    notEmpty: "La base de datos ya tiene sucursales y se dejó como estaba.",
    next: (chainDir: string, dataDir: string, hasStores: boolean) => [
      "",
      "Lo que sigue:",
      `  1. Verla: ${chainDir}${dataDir}npm start`,
      ...(hasStores
        ? []
        : [
            `     Sus sucursales: ${dataDir}npm run yonke -- import locations ARCHIVO   (columnas: npm run yonke -- feeds locations)`,
          ]),
      `     Sus carros y precios: ${dataDir}npm run yonke -- import inventory ARCHIVO, … import prices ARCHIVO`,
      "  2. Hacerla suya: chain.json, logo.svg, theme.css, content/ y art/ de la carpeta; se ve en segundos (docs/your-chain.md).",
      `  3. Antes de publicarla: ${chainDir}${dataDir}npm run yonke -- doctor`,
    ],
  },
  en: {
    hello: "The facts of your chain. Enter takes what stands in brackets.",
    taken: (folder: string) => `${folder} holds files already, and nothing is ever overwritten: name another folder.`,
    noFolder: "Name the chain's folder: init my-chain",
    noFile: (file: string) => `${file} cannot be read.`,
    englishFirst:
      "English is the first language: the office's entrance, invitations and x-default (what search engines take) are English. Addresses stay as they are: Spanish at /, English at /en. With two names (SITE_URL_ES, SITE_URL_EN) English has one of its own, without /en.",
    noPicture: (file: string) =>
      `${file} is no SVG, PNG, JPEG or WebP that can be read, or has too many colors to fit into a page: use an SVG drawing.`,
    wrapped:
      "The logo was made smaller and kept inside logo.svg and favicon.svg. It travels with every page; an SVG drawing is lighter and sharper.",
    wrong: "This is not right:",
    written: (example: string) => `For example: ${example}`,
    flags: "The facts, each as it is written:",
    again: "Once more, what was not right.",
    nothing: "Nothing was written.",
    folder: (folder: string) => `Written: ${folder} (chain.json, logo.svg, theme.css, content/, art/).`,
    unsaid: (n: number, groups: string) =>
      `Nothing was said of ${n} rules, and the site publishes nothing of them: ${groups}. Say them in the office (“Your promises”) or in rules of chain.json.`,
    database: "The database is ready, with the catalogue of makes, models and parts, and without stores.",
    notEmpty: "The database has stores already and was left as it is.",
    next: (chainDir: string, dataDir: string, hasStores: boolean) => [
      "",
      "What comes next:",
      `  1. See it: ${chainDir}${dataDir}npm start`,
      ...(hasStores
        ? []
        : [
            `     Your stores: ${dataDir}npm run yonke -- import locations FILE   (columns: npm run yonke -- feeds locations)`,
          ]),
      `     Your cars and prices: ${dataDir}npm run yonke -- import inventory FILE, … import prices FILE`,
      "  2. Make it yours: chain.json, logo.svg, theme.css, content/ and art/ of the folder; it shows within seconds (docs/your-chain.md).",
      `  3. Before you publish it: ${chainDir}${dataDir}npm run yonke -- doctor`,
    ],
  },
} satisfies Record<Edition, object>;
