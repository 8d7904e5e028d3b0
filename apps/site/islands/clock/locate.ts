import { locateTown } from '@timesync/clock/display';
import type { MosqueClock } from './element';
import { showTownProblem } from './town-problem';

/** Takes the phone's position; says beside the field why it could not. */
export async function locate(clock: MosqueClock, button: HTMLElement): Promise<void> {
  if (!clock.engine || button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  const found = await locateTown(clock.engine.cities);
  button.ariaBusy = null;
  if ('city' in found) clock.change({ position: found.position, citySlug: found.city.slug });
  showTownProblem('problem' in found ? found.problem : '');
}
