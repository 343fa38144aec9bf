import './style.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AuthWordsProvider, loadAuthWords } from './auth-words.tsx';
import { AuthComingScreen } from './features/accounts/auth-coming-screen.tsx';
import { LoginScreen } from './features/accounts/login-screen.tsx';
import { SignupScreen } from './features/accounts/signup-screen.tsx';
import { GateScreen } from './features/gate/gate-screen.tsx';
import { currentLanguage } from './language.ts';
import { pagePath } from './redirects.ts';
import { currentRedirect, openPage } from './session.ts';
import { SiteProvider } from './site.tsx';
import { startSite } from './site-start.ts';
import { showStartFailure } from './start-failure.ts';

/** The pages of the lighter wrapper: no router, no query client, no analytics. */
const screens: Readonly<Record<string, ReactNode>> = {
  '/login': <LoginScreen />,
  '/signup': <SignupScreen />,
  '/forgot-password': <AuthComingScreen page="forgot" />,
  '/securelogin': <GateScreen />,
  '/admin-login': <AuthComingScreen page="admin" />,
};

async function start(root: HTMLElement) {
  const site = await startSite();
  const redirect = currentRedirect(location.pathname, site.settings.security);
  if (redirect) return openPage(redirect);
  const words = await loadAuthWords(currentLanguage());
  createRoot(root).render(
    <StrictMode>
      <SiteProvider start={site}>
        <AuthWordsProvider start={words}>{screens[pagePath(location.pathname)]}</AuthWordsProvider>
      </SiteProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) start(root).catch((problem: unknown) => showStartFailure(root, problem));
