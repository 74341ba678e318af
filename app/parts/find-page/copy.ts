import { withArticle } from "#app/parts/spoken.ts";
import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: (y) => ({
    title: "Busque una pieza para su carro",
    titlePart: (part: string) => `${part} para su carro: busque por modelo`,
    description: `Diga qué pieza, para qué carro y cerca de dónde: vea qué ${y.many} tienen el carro, en qué fila y cuánto se paga en la caja.`,
    heading: "Busque una pieza para su carro",
    lead: `Qué pieza, para qué carro y cerca de dónde. Le decimos qué ${y.many} tienen el carro, en qué fila y cuánto se paga.`,
    form: "La pieza y el carro",
    whichModel: (part: string) => `${part}: ¿para qué carro?`,
    chooseModel: "Elija la marca y el modelo.",
    common: "Lo que más hay en los patios",
    commonOf: (part: string) => `${part}, en los carros que más hay`,
    pair: (part: string, car: string) => `${part} para ${car}`,
  }),
  en: (y) => ({
    title: "Find a part for your car",
    titlePart: (part: string) => `${part} for your car: find it by model`,
    description: `Say which part, for which car and near where: see which ${y.many} have the car, in which row, and what you pay at the counter.`,
    heading: "Find a part for your car",
    lead: `Which part, for which car and near where. We’ll tell you which ${y.many} have the car, in which row, and what you pay.`,
    form: "The part and the car",
    whichModel: (part: string) => `${part}: for which car?`,
    chooseModel: "Choose the make and the model.",
    common: "Most common in our yards",
    commonOf: (part: string) => `${part}, for the most common cars`,
    pair: (part: string, car: string) => `${part} for ${withArticle(car)}`,
  }),
});
