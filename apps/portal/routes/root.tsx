import { brand } from '@timesync/contract';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { ToastHost } from '~/components/ui';
import { pageKey } from '~/lib/navigation/page-key';

export function Root() {
  const handle = useMatches().findLast((match) => match.handle)?.handle as
    | { title: string }
    | undefined;
  const title = handle ? `${handle.title} · ${brand.name}` : brand.name;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Outlet />
      <ToastHost />
      <ScrollRestoration getKey={pageKey} />
    </>
  );
}
