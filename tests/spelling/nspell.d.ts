declare module "nspell" {
  export type NSpell = { correct(word: string): boolean; add(word: string): NSpell };
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): NSpell;
}
