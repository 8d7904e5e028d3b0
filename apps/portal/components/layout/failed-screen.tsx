import { Button } from '@timesync/ui';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { MissingCode, useExplanation } from '~/lib/page/fetch-code';
import { FullPageLoading } from './full-page-loading';
import { LoneMessagePage, MessagePage } from './message-page';
import { NotFound } from './not-found';

/** Shown instead of a screen that could not be loaded or rendered, inside its layout or alone. */
export function FailedScreen({ isAlone = false }) {
  const error = useRouteError();
  const isMissing = error instanceof MissingCode;
  const explanation = useExplanation(isMissing);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (isMissing && !explanation) return <FullPageLoading />;
  const Page = isAlone ? LoneMessagePage : MessagePage;
  return (
    <Page
      title={isMissing ? 'Halaman belum bisa dibuka' : 'Terjadi kesalahan'}
      action={<Button onClick={() => window.location.reload()}>Muat ulang halaman</Button>}
    >
      <p>{explanation ?? 'Halaman ini gagal ditampilkan. Muat ulang halaman, lalu coba lagi.'}</p>
    </Page>
  );
}
