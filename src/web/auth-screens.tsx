import { lazy, type ReactNode, Suspense } from 'react';
import { AuthComingScreen } from './features/accounts/auth-coming-screen.tsx';
import { ConfirmEmailScreen } from './features/accounts/confirm-email-screen.tsx';
import { ForgotScreen } from './features/accounts/forgot-screen.tsx';
import { LoginScreen } from './features/accounts/login-screen.tsx';
import { ResetScreen } from './features/accounts/reset-screen.tsx';
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
  '/forgot-password': <ForgotScreen />,
  '/reset-password': <ResetScreen />,
  '/confirm-email': <ConfirmEmailScreen />,
  '/join': (
    <Suspense>
      <JoinScreen />
    </Suspense>
  ),
  '/securelogin': <GateScreen />,
  '/admin-login': <AuthComingScreen page="admin" />,
};
