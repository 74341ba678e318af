export function listMissing(root: string, options: { development: boolean }): string[];
export function mayWrite(folder: string): boolean;
export function findUser(root: string): string | undefined;
export function install(root: string): void;
