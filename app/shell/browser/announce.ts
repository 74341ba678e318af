/** Says something to assistive technology, through the live region at the end of the shell. */
export function announce(text: string): void {
  const region = document.getElementById("live");
  if (!region) return;
  region.textContent = "";
  // The same words twice are two changes only if the region was empty in between.
  setTimeout(() => {
    region.textContent = text;
  }, 50);
}
