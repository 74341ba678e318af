/** Addresses of ours that lead to the chain's profiles. */
export const socialPaths = { twitter: "/twitter", facebook: "/facebook" } as const;
