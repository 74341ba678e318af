import { useEffect, useState } from "react";
import { applySheet } from "#app/shell/browser/whole-sheet.ts";

/** Whether the whole sheet is in use, once it is wanted: a page comes with the rules of what the server drew alone. */
export function useWholeSheet(wanted = true): boolean {
  const [styled, setStyled] = useState(false);
  useEffect(() => {
    if (wanted) applySheet().then(() => setStyled(true));
  }, [wanted]);
  return styled;
}
