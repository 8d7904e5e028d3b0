import { type FirstStep, type FirstSteps, screens } from '@timesync/contract';
import { Button, Card } from '@timesync/ui';
import { CircleCheckBig } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { firstStepLabels } from './first-step-labels';

const STEP_PARAM = 'langkah';

interface FirstStepsWalkProps {
  firstSteps: FirstSteps;
  /** The form of each step. */
  render: (step: FirstStep) => ReactNode;
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
  const finish = () => navigate(`${screens.dashboard}?tab=ringkasan`, { replace: true });
  return (
    <Card aria-labelledby="step-heading" className="max-w-2xl">
      <p className="text-ink-muted text-sm">
        Langkah {index + 1} dari {steps.length}
      </p>
      <h2 id="step-heading" className="flex items-center gap-2 font-bold text-ink text-xl">
        {title}
        {isDone && <CircleCheckBig aria-label="Selesai" className="size-5 text-success-text" />}
      </h2>
      <p className="mt-1 mb-5 text-ink-muted">{text}</p>
      {render(openId)}
      <div className="mt-6 flex flex-wrap justify-between gap-3 border-line border-t pt-5">
        <Button variant="secondary" onClick={finish}>
          {next ? 'Nanti saja' : 'Selesai'}
        </Button>
        {next && (
          <Button
            variant={isDone ? 'primary' : 'secondary'}
            onClick={() => setParams({ [STEP_PARAM]: next.id })}
          >
            {isDone ? 'Lanjut' : 'Lewati'}
          </Button>
        )}
      </div>
    </Card>
  );
}
