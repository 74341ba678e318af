/**
 * For servers that tests ask: no line is closed while a busy machine leaves it unused. A client that took it up again just
 * then would see its call fail.
 */
export const longLines = { keepAliveTimeout: 0 };
