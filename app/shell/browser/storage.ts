/** Small choices kept on the device; where storage is refused they last as long as the page. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`yonke.${key}`, value);
  } catch {}
}

/** For what must not be lost unsaid: whether it was kept, and if not, for want of room or because storage is refused. */
export function tryRemember(key: string, value: string): "kept" | "full" | "refused" {
  try {
    localStorage.setItem(`yonke.${key}`, value);
    return "kept";
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === "QuotaExceededError" ? "full" : "refused";
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`yonke.${key}`);
  } catch {
    return null;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`yonke.${key}`);
  } catch {}
}
