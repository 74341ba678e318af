/** Makes that yards file under another: many a Scion xB comes as a Toyota. By the other's name in small letters. */
export const filedUnder: Readonly<Record<string, readonly string[]>> = { toyota: ["Scion"] };
