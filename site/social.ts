/** Addresses of ours that lead to the chain's profiles. */
export const socialPaths = { twitter: "/twitter", facebook: "/facebook" } as const;

/** Where they lead for a chain that is invented and has no profile. */
const frontPages = { twitter: "https://x.com/", facebook: "https://www.facebook.com/" } as const;

/** Where each of them leads: the chain's own profile; without one nowhere, or to the network's front page. */
export const socialTargets = (
  own: { twitterUrl: string | undefined; facebookUrl: string | undefined },
  invented: boolean,
): { twitter: string | undefined; facebook: string | undefined } => ({
  twitter: own.twitterUrl ?? (invented ? frontPages.twitter : undefined),
  facebook: own.facebookUrl ?? (invented ? frontPages.facebook : undefined),
});
