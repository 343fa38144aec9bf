import './style.css';
import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { makeConsoleRouter } from './console-routes.tsx';
import { handDownNonce } from './hand-down-nonce.ts';
import { currentLanguage } from './language.ts';
import { makeQueryClient } from './query-client.ts';
import { SiteProvider } from './site.tsx';
import { startSite } from './site-start.ts';
import { showStartFailure } from './start-failure.ts';
import { startWords } from './words.ts';

/** The operators' own area: no routing rules of customers, no analytics, and a bundle that customers never load. */
async function start(root: HTMLElement) {
  const site = await startSite();
  handDownNonce();
  await startWords(currentLanguage());
  await i18next.loadNamespaces('console');
  createRoot(root).render(
    <StrictMode>
      <SiteProvider start={site}>
        <QueryClientProvider client={makeQueryClient()}>
          <RouterProvider router={makeConsoleRouter()} />
        </QueryClientProvider>
      </SiteProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) start(root).catch((problem: unknown) => showStartFailure(root, problem));
