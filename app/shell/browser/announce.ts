/** Says something to assistive technology, through the live region at the end of the shell; `lang` where it is not the page's. */
export function announce(text: string, lang = ""): void {
  const region = document.getElementById("live");
  if (!region) return;
  region.textContent = "";
  if (lang) region.lang = lang;
  else region.removeAttribute("lang");
  // The same words twice are two changes only if the region was empty in between.
  setTimeout(() => {
    region.textContent = text;
  }, 50);
}
