import { Simulator } from '~/features/licenses/licensing/simulator/simulator';

export default function SimulatorPage() {
  return <Simulator />;
}
