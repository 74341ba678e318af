import type { Words } from "#core/edition.ts";

/** What a folder may hold since which version; a folder of an older one goes on as it was. */
const changes: readonly { version: number; what: Words }[] = [];

export const folderVersion = changes.at(-1)?.version ?? 1;

export const changesSince = (version: number) => changes.filter((change) => change.version > version);
