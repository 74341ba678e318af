import { useEffect, useState } from "react";

const staleMs = 5 * 60_000;

/** The moment at which the page is read: a new one when it is looked at again after some minutes. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => {
      if (!document.hidden) setNow((before) => (Date.now() - before.getTime() > staleMs ? new Date() : before));
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return now;
}
