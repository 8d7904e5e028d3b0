export interface Question {
  question: string;
  answer: string;
}

interface QuestionListProps {
  /** Names the group: of the questions in it only one is open. */
  name: string;
  questions: Question[];
}

/** The browser's own accordion: it opens without JavaScript, and a page search looks inside. */
export function QuestionList({ name, questions }: QuestionListProps) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {questions.map(({ question, answer }) => (
        <details key={question} name={name} className="group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold text-ink [&::-webkit-details-marker]:hidden">
            {question}
            <span
              aria-hidden
              className="-mt-1 shrink-0 font-medium text-2xl text-gold-text leading-none before:content-['+'] group-open:before:content-['−']"
            />
          </summary>
          <p className="max-w-prose pr-9 pb-5 text-ink-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
