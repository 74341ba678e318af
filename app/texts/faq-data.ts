import type { Question } from "./parse.ts";

/** The questions that a page shows, as search engines read them; none, no data. */
export const faqData = (questions: readonly Question[]): object[] =>
  questions.length === 0
    ? []
    : [
        {
          "@context": "https://schema.org",
          "@type": "FAQPage",
          mainEntity: questions.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: answer },
          })),
        },
      ];
