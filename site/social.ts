/** Addresses of ours that lead to the chain's profiles, where the settings name them. */
export const socialPaths = { twitter: "/twitter", facebook: "/facebook" } as const;
