import { useEffect, useEffectEvent } from "react";

/** Begins anew when an answer was spent, or when the browser's Back shows the page as it was left. */
export function useFreshStart(round: number, begin: () => void): void {
  const again = useEffectEvent(begin);
  useEffect(() => {
    if (round > 0) again();
  }, [round]);
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) again();
    };
    addEventListener("pageshow", shown);
    return () => removeEventListener("pageshow", shown);
  }, []);
}
