import type { PageView } from "#app/page.tsx";

/** Whether the chain can tell anybody anything: by mail, or in a browser. */
export const isOffered = ({ mail, push }: PageView["settings"]["alerts"]): boolean => mail || push !== undefined;
