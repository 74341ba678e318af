import { logoMarkup } from "#content/chain/logo.ts";
import { chainLogo } from "#content/chain-facts.ts";

type LogoProps = {
  /** The ground: light or yellow, asphalt, or paper. */
  on: "light" | "dark" | "mono";
  /** Where on the page it stands; no two in one place. */
  place: string;
};

/** The drawing alone; what it stands in names it. */
export function Logo({ on, place }: LogoProps) {
  const logo = chainLogo(on);
  return (
    <svg
      viewBox={logo.viewBox}
      width={logo.width}
      height={logo.height}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the chain's own drawing, checked when its folder was read
      dangerouslySetInnerHTML={{ __html: logoMarkup(logo, place) }}
    />
  );
}
