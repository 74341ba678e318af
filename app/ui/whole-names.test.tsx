import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { cutName, WholeNames } from "./whole-names.tsx";

const html = (text: string) => renderToStaticMarkup(<WholeNames>{text}</WholeNames>);

it.each(["F-150", "CR-V", "MX-5", "S-10", "E-Class", "3-Series"])(
  "%s stays on one line within one box, and is what it was",
  (name) => {
    expect(html(`Years of the ${name} that share this part`)).toBe(
      `<span>Years of the <span class="whole-name">${name}</span> that share this part</span>`,
    );
  },
);

it("lets what is long break, and what has no hyphen alone", () => {
  for (const text of ["Mercedes-Benz", "Honda Civic", "2001–2005", "1999-2003"]) expect(html(text)).toBe(text);
});

it("cuts around the first such name where a shape is filled in", () => {
  expect(cutName("2004 Ford F-150 XLT")).toEqual({ before: "2004 Ford ", whole: "F-150", after: " XLT" });
  expect(cutName("2004 Honda CR-V")).toEqual({ before: "2004 Honda ", whole: "CR-V", after: undefined });
  expect(cutName("2004 Honda Civic")).toEqual({ before: "2004 Honda Civic", whole: undefined, after: undefined });
});
