import { brand } from '@timesync/contract';
import { Button } from '@timesync/ui';
import './styles/app.css';
import fontFile from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';
import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import { FullPageLoading } from '~/components/layout/full-page-loading';
import { NotFound } from '~/components/layout/not-found';
import { ToastHost } from '~/components/ui/feedback/toast-host';
import { pageKey } from '~/lib/navigation/page-key';
import { FailedScreen, forgetReload } from '~/lib/page/failed-screen';
import type { Route } from './+types/root';
import { FailedScreenNotice } from './components/layout/failed-screen-notice';
import { LoneMessagePage } from './components/layout/message-page';

export const meta = () => [{ title: brand.name }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="id">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand.colors.primary} />
        <link rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body className="font-sans antialiased">
        {children}
        <ScrollRestoration getKey={pageKey} />
        <Scripts />
      </body>
    </html>
  );
}

export function HydrateFallback() {
  return <FullPageLoading />;
}

export default function Root() {
  useEffect(() => {
    document.documentElement.dataset.alive = '';
    forgetReload();
  }, []);
  return (
    <>
      <Outlet />
      <FailedScreenNotice />
      <ToastHost />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <NotFound /> : <SomethingBroke error={error} />;
}

function SomethingBroke({ error }: { error: unknown }) {
  const [title, sentence] =
    error instanceof FailedScreen
      ? ['Halaman belum bisa dibuka', error.message]
      : ['Terjadi kesalahan', 'Halaman ini gagal ditampilkan. Muat ulang halaman, lalu coba lagi.'];
  return (
    <LoneMessagePage
      title={title}
      action={<Button onClick={() => window.location.reload()}>Muat ulang halaman</Button>}
    >
      <p>{sentence}</p>
    </LoneMessagePage>
  );
}
