/** Words of Canadian places as Quebec, Ontario and the Maritimes spell them: the package has lost every accented letter. */
const words =
  "Açores Adèle Bélair Châteauguay Chaudière Chénéville Côte Dorothée Émard Émile Épiphanie Félicien François Gaspé Gaspésie " +
  "Geneviève Grâce Hébert Hébertville Hélène Île Îles Jérôme Jonquière Lamèque Lanaudière Laterrière Léonard Lévis Mère " +
  "Métabetchouan Montérégie Pelé Pocatière Prévost Québec Région Rivière Rivières Témiscamingue Thérèse Trinité Valère Vallée";

const lost = "\uFFFD";
const key = (word: string) => word.replace(/[^\x20-\x7e]/g, lost).toLowerCase();
const spelt = new Map(words.split(" ").map((word) => [key(word), word]));

/** "L\uFFFDvis" as "Lévis"; a word that nobody knows is left without the letter. */
export const mendLetters = (place: string): string =>
  place.replace(/[\p{L}\uFFFD]+/gu, (word) =>
    word.includes(lost) ? (spelt.get(word.toLowerCase()) ?? word.replaceAll(lost, "")) : word,
  );
