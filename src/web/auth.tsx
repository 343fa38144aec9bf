import './style.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { authScreens } from './auth-screens.tsx';
import { AuthWordsProvider, loadAuthWords } from './auth-words.tsx';
import { currentLanguage } from './language.ts';
import { pagePath } from './redirects.ts';
import { currentRedirect, openPage } from './session.ts';
import { SiteProvider } from './site.tsx';
import { startSite } from './site-start.ts';
import { showStartFailure } from './start-failure.ts';

async function start(root: HTMLElement) {
  const site = await startSite();
  const redirect = currentRedirect(location.pathname, site.settings.security);
  if (redirect) return openPage(redirect);
  const words = await loadAuthWords(currentLanguage());
  createRoot(root).render(
    <StrictMode>
      <SiteProvider start={site}>
        <AuthWordsProvider start={words}>{authScreens[pagePath(location.pathname)]}</AuthWordsProvider>
      </SiteProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) start(root).catch((problem: unknown) => showStartFailure(root, problem));
