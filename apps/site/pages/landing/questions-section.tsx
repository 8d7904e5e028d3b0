import { QuestionList } from '@timesync/ui';
import { DataBlock } from '../frame/data-block';
import { Section } from '../frame/section';
import { faqData } from '../frame/structured-data';
import { questions } from './questions';

export function QuestionsSection() {
  return (
    <Section id="tanya" isLate title="Yang sering ditanyakan">
      <QuestionList name="tanya-jawab" questions={questions} />
      <DataBlock data={faqData(questions)} />
    </Section>
  );
}
