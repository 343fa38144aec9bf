import { lazy, type ReactNode, Suspense } from 'react';
import { AuthComingScreen } from './features/accounts/auth-coming-screen.tsx';
import { LoginScreen } from './features/accounts/login-screen.tsx';
import { SignupScreen } from './features/accounts/signup-screen.tsx';
import { GateScreen } from './features/gate/gate-screen.tsx';

/** Loaded by who was invited alone, to keep the script of the log-in small. */
const JoinScreen = lazy(async () => ({
  default: (await import('./features/dealers/join-screen.tsx')).JoinScreen,
}));

/** The pages of the lighter wrapper: no router, no query client, no analytics. */
export const authScreens: Readonly<Record<string, ReactNode>> = {
  '/login': <LoginScreen />,
  '/signup': <SignupScreen />,
  '/forgot-password': <AuthComingScreen page="forgot" />,
  '/join': (
    <Suspense>
      <JoinScreen />
    </Suspense>
  ),
  '/securelogin': <GateScreen />,
  '/admin-login': <AuthComingScreen page="admin" />,
};
