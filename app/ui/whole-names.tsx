/** A short name with a hyphen, which a line must not end in: "F-150", "CR-V", "3-Series". */
const shortName = /((?<![\p{L}\p{N}-])[\p{L}\p{N}]{1,2}-[\p{L}\p{N}]{1,6}(?![\p{L}\p{N}-]))/u;

/** A heading's words, in which no car's name is broken at its hyphen; what is copied from it stays as it is typed. */
export function WholeNames({ children }: { children: string }) {
  const pieces = children.split(shortName);
  if (pieces.length === 1) return children;
  // One box, also where a heading sets its parts side by side.
  return (
    <span>
      {pieces.map((piece, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their order
          <span key={at} className="whole-name">
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </span>
  );
}

/** The same for a shape with blanks, which cannot cut its words: around the first such name. */
export function cutName(words: string): { before: string; whole: string | undefined; after: string | undefined } {
  const [before = "", whole, ...rest] = words.split(shortName);
  return { before, whole, after: rest.join("") || undefined };
}
