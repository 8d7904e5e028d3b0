import { readActivationRequest, requestSentence, screens } from '@timesync/contract';
import { Alert } from '@timesync/ui';
import { useParams } from 'react-router';
import { PageHeader } from '~/components/layout/page-header';
import { ButtonLink } from '~/components/ui';
import { Activation } from '~/features/licenses/licensing/activation/activation';

export default function ScannedActivationPage() {
  const read = readActivationRequest(useParams().request ?? '');
  return (
    <div className="mx-auto max-w-lg">
      <PageHeader title="Aktivasi perangkat" />
      {read.ok ? (
        <Activation key={read.code} request={read.code} />
      ) : (
        <Alert tone="error">{requestSentence(read)}</Alert>
      )}
      <p className="mt-6">
        <ButtonLink to={screens.activation} variant="secondary">
          Pindai perangkat lain
        </ButtonLink>
      </p>
    </div>
  );
}
