import type { Head } from "#app/page.tsx";
import { faqData } from "./faq-data.ts";
import type { Text } from "./parse.ts";

type Headed = Pick<Text, "title" | "description"> & Partial<Pick<Text, "questions">>;

/** The head of a page that shows the whole of a text, or says what it is in words of its own. */
export const textHead = ({ title, description, questions = [] }: Headed): Head => ({
  title,
  description,
  jsonLd: faqData(questions),
});
