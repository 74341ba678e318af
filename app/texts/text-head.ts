import type { Head } from "#app/page.tsx";
import { faqData } from "./faq-data.ts";
import type { Text } from "./parse.ts";

/** The head of a page that shows the whole of a text. */
export const textHead = ({
  title,
  description,
  questions,
}: Pick<Text, "title" | "description" | "questions">): Head => ({
  title,
  description,
  jsonLd: faqData(questions),
});
