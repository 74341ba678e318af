/** Small choices kept on the device; where storage is refused they last as long as the page. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`yonke.${key}`, value);
  } catch {}
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
