/**
 * Signs that a terminal would obey instead of showing: controls other than tab and line end, also those above 127, and
 * those that turn the direction of writing around. A cell of somebody's file must not paint our report.
 */
const commands = /(?![\t\n])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Text that is safe to show on a terminal. */
export const plainText = (text: string): string => text.replace(commands, "\ufffd");
