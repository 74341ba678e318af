/** Whether a host of a setting is this very machine: what is said to it crosses no network. */
export const isThisMachine = (host: string): boolean =>
  host === "" ||
  host.startsWith("/") ||
  /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[?::1\]?|\[?::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3}\]?)$/i.test(host);
