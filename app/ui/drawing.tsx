/** One of our own drawings put into the page: a car with its row on the glass, the yard map. It takes no box of its own. */
export function Drawing({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by drawings/, which escapes its texts
  return <div className="drawing" dangerouslySetInnerHTML={{ __html: svg }} />;
}
