import { defineCopy } from "#site/copy.ts";

export const scanCopy = defineCopy({
  es: {
    camera: "Lo que ve la cámara",
    level: "Llene el marco con el código, con la línea roja a lo largo y bien pareja: ladeado no se lee.",
    photo: "O lea el código de una foto",
    reads: "Leyendo la foto…",
    noCode: "No se leyó ningún código en esa foto. Tómela más de cerca y derecha, o escríbalo.",
  },
  en: {
    camera: "What the camera sees",
    level: "Fill the frame with the code, with the red line straight along it: it won’t read at a tilt.",
    photo: "Or read the code from a photo",
    reads: "Reading the photo…",
    noCode: "No code could be read in that photo. Take it closer and straight, or type it.",
  },
});
