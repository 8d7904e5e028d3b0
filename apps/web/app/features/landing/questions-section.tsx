import { QuestionList } from '~/components/ui/question-list';
import { DataBlock } from './data-block';
import { questions } from './questions';
import { Section } from './section';
import { faqData } from './structured-data';

export function QuestionsSection() {
  return (
    <Section id="tanya" isFarBelow title="Yang sering ditanyakan">
      <QuestionList name="tanya-jawab" questions={questions} />
      <DataBlock data={faqData(questions)} />
    </Section>
  );
}
