import type { Edition } from "#core/edition.ts";

export const initWords = {
  es: {
    hello: "Los datos de su cadena. Con Enter vale lo que está entre corchetes.",
    taken: (folder: string) => `${folder} ya tiene archivos, y aquí no se escribe encima de nada: nombre otra carpeta.`,
    noFolder: "Nombre la carpeta de la cadena: init mi-cadena",
    noFile: (file: string) => `No se puede leer ${file}.`,
    wrong: "Esto no está bien:",
    again: "Otra vez, lo que no estaba bien.",
    nothing: "No se escribió nada.",
    folder: (folder: string) => `Escrito: ${folder} (chain.json, logo.svg, theme.css, content/, art/).`,
    unsaid: (n: number, groups: string) =>
      `De ${n} reglas no se dijo nada, y el sitio no publica nada de ellas: ${groups}. Dígalas en la oficina (“Sus promesas”) o en rules de chain.json.`,
    database: "La base de datos está lista, con el catálogo de marcas, modelos y piezas, y sin sucursales.",
    notEmpty: "La base de datos ya tiene sucursales y se dejó como estaba. Si son las inventadas: yonke demo remove",
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
    wrong: "This is not right:",
    again: "Once more, what was not right.",
    nothing: "Nothing was written.",
    folder: (folder: string) => `Written: ${folder} (chain.json, logo.svg, theme.css, content/, art/).`,
    unsaid: (n: number, groups: string) =>
      `Nothing was said of ${n} rules, and the site publishes nothing of them: ${groups}. Say them in the office (“Your promises”) or in rules of chain.json.`,
    database: "The database is ready, with the catalogue of makes, models and parts, and without stores.",
    notEmpty: "The database has stores already and was left as it is. If they are the invented ones: yonke demo remove",
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
