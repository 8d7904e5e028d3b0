import './portal.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './lib/api/query-client';
import { MissingCode } from './lib/page/fetch-code';
import { routes } from './routes';

const place = document.getElementById('portal');
if (!place) throw new Error('index.html has no place for the portal');
createRoot(place, {
  // The part in its place says what to do.
  onCaughtError: (error) => {
    if (!(error instanceof MissingCode)) reportError(error);
  },
}).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </QueryClientProvider>
  </StrictMode>,
);
