import type { SignKind } from "#app/ui/sign.tsx";
import "#app/ui/button.css";
import "./carousel.css";

/** A slide as plain data: the server draws it, and the browser the same again. */
export type SlideData = {
  id: string;
  kind: SignKind;
  /** "art" has a drawing beside the words, "pen" a paint-pen mark. */
  layout?: "art" | "pen";
  sale: boolean;
  heading: "h2" | "h3";
  /** Each on a line of its own. */
  title: readonly string[];
  text?: string;
  link?: { href: string; text: string; ink: boolean; newWindow: boolean };
  art?: { src: string; width: number; height: number };
};

type SlideProps = {
  slide: SlideData;
  /** What a screen reader calls it, and which of them it is. */
  role: string;
  label: string;
  /** A phone shows no art and fetches none; art behind the first slide is fetched before it comes in sight. */
  loading: "eager" | "lazy";
};

export function SlidePanel({ slide, role, label, loading }: SlideProps) {
  const { kind, layout, sale, heading: Heading, title, text, link, art } = slide;
  const classes = [
    "sign",
    kind !== "brand" && `sign--${kind}`,
    "slide",
    sale && "slide--sale",
    layout && `slide--${layout}`,
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
    <div className={classes.filter(Boolean).join(" ")} role="group" aria-roledescription={role} aria-label={label}>
      <div>
        <Heading>
          {title.map((line, at) => (
            <span key={line} className="slide__line">
              {at > 0 && " "}
              {line}
            </span>
          ))}
        </Heading>
        {text && <p>{text}</p>}
        {link && (
          <a
            className={link.ink ? "btn btn--ink" : "btn"}
            href={link.href}
            {...(link.newWindow && { target: "_blank", rel: "noopener" })}
          >
            {link.text}
          </a>
        )}
      </div>
      {art && <img className="hero-art" src={art.src} width={art.width} height={art.height} alt="" loading={loading} />}
    </div>
  );
}
