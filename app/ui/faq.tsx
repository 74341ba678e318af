import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export type Question = { question: string; answer: ReactNode; open?: boolean };

export function Faq({ questions, className }: { questions: readonly Question[]; className?: string }) {
  return (
    <div className={className ? `faq ${className}` : "faq"}>
      {questions.map(({ question, answer, open }) => (
        <details key={question} open={open}>
          <summary>
            {question} <Icon name="down" />
          </summary>
          {typeof answer === "string" ? <p>{answer}</p> : <div className="faq__a">{answer}</div>}
        </details>
      ))}
    </div>
  );
}
