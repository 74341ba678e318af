/** The page came with the rules it needs; the rest of the sheet is for parts swapped in later, and for paper. */
export function wholeSheet(): void {
  const take = () => document.querySelector("link[data-later]")?.removeAttribute("disabled");
  if (document.readyState === "complete") take();
  else addEventListener("load", take, { once: true });
}
