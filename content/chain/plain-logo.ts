/** A hexagonal nut: nobody's logo, until the chain puts its own there. */
export const plainLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
  <path fill="#15171a" fill-rule="evenodd" d="M26 10h44l22 38-22 38H26L4 48zM48 30a18 18 0 1 0 0 36 18 18 0 0 0 0-36z"/>
</svg>
`;
