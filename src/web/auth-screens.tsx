import { lazy, type ReactNode, Suspense } from 'react';
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
/** Few people need it, and everybody would load it. */
const AdminLoginScreen = lazy(async () => {
  const { AdminLoginScreen: Screen } = await import('./features/operators/admin-login-screen.tsx');
  return { default: Screen };
});

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
  '/admin-login': (
    <Suspense>
      <AdminLoginScreen />
    </Suspense>
  ),
};
