import './style.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { greetArrival } from './greet-arrival.ts';
import { handDownNonce } from './hand-down-nonce.ts';
import { currentLanguage } from './language.ts';
import { makeQueryClient } from './query-client.ts';
import { makeRouter } from './routes.tsx';
import { currentRedirect, openPage, restoreCookies } from './session.ts';
import { SiteProvider } from './site.tsx';
import { startSite } from './site-start.ts';
import { showStartFailure } from './start-failure.ts';
import { startWords } from './words.ts';

async function start(root: HTMLElement) {
  const site = await startSite();
  const redirect = currentRedirect(location.pathname, site.settings.security);
  if (redirect) return openPage(redirect);
  restoreCookies();
  handDownNonce();
  await startWords(currentLanguage());
  greetArrival();
  createRoot(root).render(
    <StrictMode>
      <SiteProvider start={site}>
        <QueryClientProvider client={makeQueryClient()}>
          <RouterProvider router={makeRouter()} />
        </QueryClientProvider>
      </SiteProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) start(root).catch((problem: unknown) => showStartFailure(root, problem));
