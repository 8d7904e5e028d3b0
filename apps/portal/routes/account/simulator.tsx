import { Simulator } from '~/features/licensing/simulator/simulator';

export default function SimulatorPage() {
  return <Simulator />;
}
