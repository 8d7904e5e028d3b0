import { QuestionList } from '~/components/ui/question-list';
import { questions } from './questions';
import { Section } from './section';

export function QuestionsSection() {
  return (
    <Section id="tanya" isBand title="Yang sering ditanyakan">
      <div className="max-w-3xl">
        <QuestionList name="tanya-jawab" questions={questions} />
      </div>
    </Section>
  );
}
