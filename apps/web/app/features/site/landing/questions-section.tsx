import { QuestionList } from '~/components/ui/content/question-list';
import { DataBlock } from '../data-block';
import { Section } from '../section';
import { faqData } from '../structured-data';
import { questions } from './questions';

export function QuestionsSection() {
  return (
    <Section id="tanya" title="Yang sering ditanyakan">
      <QuestionList name="tanya-jawab" questions={questions} />
      <DataBlock data={faqData(questions)} />
    </Section>
  );
}
