import { mark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { photoSizes } from "#site/photos.ts";
import { copy } from "./gallery-copy.ts";
import "./gallery.css";

type Photo = { large: string; thumb: string; alt: string };

type GalleryProps = {
  photos: readonly Photo[];
  /** What stands in the same frame where there is no photo. */
  drawing: string;
  /** Said under the drawing. */
  caption: string;
};

const ratio = 5 / 8;
const size = (width: number) => ({ width, height: width * ratio });

/** Photos in one frame that scrolls from one to the next, with script or without; the drawing where there is none. */
export function Gallery({ photos, drawing, caption }: GalleryProps) {
  const words = useCopy(copy);
  if (photos.length === 0) {
    return (
      <figure className="gallery">
        <div className="gallery__frame gallery__drawn">
          <Drawing svg={drawing} />
        </div>
        <figcaption className="muted small">{caption}</figcaption>
      </figure>
    );
  }
  const several = photos.length > 1;
  return (
    <section className="gallery" aria-label={words.photos} {...mark("enhance", several ? "gallery" : undefined)}>
      <div className="gallery__frame">
        <ul className="gallery__track" tabIndex={several ? 0 : undefined} aria-label={words.all(photos.length)}>
          {photos.map(({ large, alt }, at) => (
            <li key={large} id={`foto-${at + 1}`}>
              <img src={large} alt={alt} {...size(photoSizes.large)} loading={at > 0 ? "lazy" : undefined} />
            </li>
          ))}
        </ul>
        {several && <span className="gallery__count nums">{words.all(photos.length)}</span>}
      </div>
      {several && (
        <ul className="gallery__thumbs">
          {photos.map(({ thumb }, at) => (
            <li key={thumb}>
              <a href={`#foto-${at + 1}`} aria-label={words.photo(at + 1)} aria-current={at === 0 ? "true" : undefined}>
                <img src={thumb} alt="" {...size(photoSizes.thumb)} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
