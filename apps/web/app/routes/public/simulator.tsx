import { Simulator } from '~/features/simulator/simulator';
import { pageTitle } from '~/lib/page-title';

export const meta = () => pageTitle('Simulator perangkat');

export default function SimulatorPage() {
  return <Simulator />;
}
