const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => escapes[c] as string);

/** A data block cannot be left early: no "<" survives in it. */
export const jsonForHtml = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
