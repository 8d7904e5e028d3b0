import type { OwnMosque } from '@timesync/contract';
import { Loaded } from '~/components/ui/feedback/loaded';
import { useHandover } from './handover-queries';
import { LostHandover } from './lost-handover';
import { StartHandoverForm } from './start-handover-form';
import { WaitingHandover } from './waiting-handover';

interface OwnHandoverProps {
  mosque: Pick<OwnMosque, 'id' | 'name'>;
  ownLicenses: number;
}

/** "Serah terima" of one mosque, for its ketua. */
export function OwnHandover({ mosque: { id, name }, ownLicenses }: OwnHandoverProps) {
  const query = useHandover(id);
  return (
    <Loaded query={query} failure="Serah terima tidak dapat dimuat.">
      {({ handover }) => {
        if (!handover) {
          return <StartHandoverForm mosqueId={id} mosque={name} ownLicenses={ownLicenses} />;
        }
        if (handover.kind === 'lost') return <LostHandover mosqueId={id} handover={handover} />;
        return <WaitingHandover mosqueId={id} mosque={name} handover={handover} />;
      }}
    </Loaded>
  );
}
