import { QuestionList } from '~/components/ui/question-list';
import { DataBlock } from './data-block';
import { questions } from './questions';
import { Section } from './section';
import { faqData } from './structured-data';

export function QuestionsSection() {
  return (
    <Section id="tanya" isBand title="Yang sering ditanyakan">
      <div className="max-w-3xl">
        <QuestionList name="tanya-jawab" questions={questions} />
      </div>
      <DataBlock data={faqData(questions)} />
    </Section>
  );
}
