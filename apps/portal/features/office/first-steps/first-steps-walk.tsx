import { dashboardTabs, type FirstStep, type FirstSteps } from '@timesync/contract';
import { Button, Card } from '@timesync/ui';
import { CircleCheckBig } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { FocusFirstField } from '~/components/form/focus-first-field';
import { firstStepLabels } from './first-step-labels';

const STEP_PARAM = 'langkah';

interface FirstStepsWalkProps {
  firstSteps: FirstSteps;
  /** The form of each step, which saves and goes on; undefined when nothing is left to fill in. */
  render: (step: FirstStep, onNext: () => void) => ReactNode;
}

/** One step after the other; every one can be skipped and stays on the dashboard's card and on Ringkasan. */
export function FirstStepsWalk({ firstSteps, render }: FirstStepsWalkProps) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { steps } = firstSteps;
  const asked = steps.find(({ id }) => id === params.get(STEP_PARAM))?.id;
  // Found once: a step that is done meanwhile stays open until its owner goes on.
  const [first] = useState(() => steps.find(({ isDone }) => !isDone)?.id ?? 'password');
  const openId = asked ?? first;
  const index = steps.findIndex(({ id }) => id === openId);
  const next = steps[index + 1];
  const isDone = steps[index]?.isDone;
  const { title, text } = firstStepLabels[openId];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(openId);
  const [openedFirst] = useState(openId);
  // A screen reader hears the next step, and a thumb that presses again finds no button there. A form
  // that is there already has taken the focus for its first field.
  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (shown.current !== openId && !isTyping) heading.current?.focus();
    shown.current = openId;
  }, [openId]);
  const finish = () => void navigate(dashboardTabs.summary, { replace: true });
  const onNext = () => (next ? setParams({ [STEP_PARAM]: next.id }) : finish());
  const content = render(openId, onNext);
  return (
    <Card aria-labelledby="step-heading" className="max-w-2xl">
      <p className="text-ink-muted text-sm">
        Langkah {index + 1} dari {steps.length}
      </p>
      <h2
        id="step-heading"
        ref={heading}
        tabIndex={-1}
        className="flex scroll-mt-24 items-center gap-2 font-bold text-ink text-xl outline-none"
      >
        {title}
        {isDone && <CircleCheckBig aria-label="Selesai" className="size-5 text-success-text" />}
      </h2>
      <p className="mt-1 mb-5 text-ink-muted">{text}</p>
      <FocusFirstField value={openId !== openedFirst}>
        {content ?? <Button onClick={onNext}>Lanjut</Button>}
      </FocusFirstField>
      <div className="mt-6 flex flex-wrap justify-between gap-3 border-line border-t pt-5">
        {next && (
          <Button variant="secondary" onClick={finish}>
            Nanti saja
          </Button>
        )}
        {content && (
          <Button variant="secondary" onClick={onNext}>
            {next ? 'Lewati' : 'Selesai'}
          </Button>
        )}
      </div>
    </Card>
  );
}
