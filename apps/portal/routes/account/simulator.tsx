import { Simulator } from '~/features/licensing/simulator/simulator';
import { pageTitle } from '~/lib/page/page-title';

export const meta = () => pageTitle('Simulator perangkat');

export default function SimulatorPage() {
  return <Simulator />;
}
