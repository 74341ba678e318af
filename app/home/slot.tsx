import { useCopy } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { copy } from "./copy.ts";
import "./slot.css";

export type SlotPicture = {
  src: string;
  width: number;
  height: number;
  mobile?: { src: string; width: number; height: number } | undefined;
};
type SlotProps = {
  href: string;
  title: string;
  line?: string;
  picture: SlotPicture;
  yellow?: boolean;
  newWindow?: boolean;
};

/** A promo slot: the whole card is one link. The picture is an uploaded one or the drawn fallback (480 × 250). */
export function Slot({ href, title, line, picture, yellow = false, newWindow = false }: SlotProps) {
  const words = useCopy(copy);
  const image = <img src={picture.src} width={picture.width} height={picture.height} alt="" loading="lazy" />;
  return (
    <a className="slot" href={href} {...(newWindow && { target: "_blank", rel: "noopener" })}>
      <div className={yellow ? "slot__art slot__art--yellow" : "slot__art"}>
        {picture.mobile ? (
          <picture>
            <source
              media="(width <= 767px)"
              srcSet={picture.mobile.src}
              width={picture.mobile.width}
              height={picture.mobile.height}
            />
            {image}
          </picture>
        ) : (
          image
        )}
      </div>
      <div className="slot__txt">
        <h3>
          {title}
          {newWindow && <span className="sr-only"> {words.newWindow}</span>}
        </h3>
        {line !== undefined && <p>{line}</p>}
        <Icon name={newWindow ? "external" : "forward"} />
      </div>
    </a>
  );
}
