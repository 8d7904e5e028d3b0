import { screens } from '@timesync/contract';
import { Circle, CircleCheckBig } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '~/components/ui/content/card';
import { firstStepLabels } from './first-step-labels';
import { useFirstSteps } from './first-steps-queries';

/** Stays until all of it is done; skipping a step hides nothing here. */
export function FirstStepsList() {
  const { data } = useFirstSteps();
  const missing = data?.steps.filter(({ isDone }) => !isDone).length ?? 0;
  if (!data || missing === 0) return null;
  return (
    <Card aria-labelledby="first-steps-heading">
      <h2 id="first-steps-heading" className="font-bold text-ink text-xl">
        Toko belum siap: {missing} langkah lagi
      </h2>
      <ul className="mt-3 grid gap-x-6 sm:grid-cols-2">
        {data.steps.map(({ id, isDone }) => (
          <li key={id}>
            <Link
              to={`${screens.firstSteps}?langkah=${id}`}
              className="flex min-h-11 items-center gap-3 text-ink hover:underline"
            >
              {isDone ? (
                <CircleCheckBig aria-hidden className="size-5 shrink-0 text-success-text" />
              ) : (
                <Circle aria-hidden className="size-5 shrink-0 text-ink-muted" />
              )}
              {firstStepLabels[id].title}
              <span className="sr-only">{isDone ? ' (selesai)' : ' (belum)'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
