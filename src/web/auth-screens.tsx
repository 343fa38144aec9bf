import { lazy, type ReactNode, Suspense } from 'react';
import { AuthComingScreen } from './features/accounts/auth-coming-screen.tsx';
import { LoginScreen } from './features/accounts/login-screen.tsx';
import { SignupScreen } from './features/accounts/signup-screen.tsx';
import { GateScreen } from './features/gate/gate-screen.tsx';

/** Few people need it, and everybody would load it. */
const AdminLoginScreen = lazy(async () => {
  const { AdminLoginScreen: Screen } = await import('./features/operators/admin-login-screen.tsx');
  return { default: Screen };
});

/** The pages of the lighter wrapper: no router, no query client, no analytics. */
export const authScreens: Readonly<Record<string, ReactNode>> = {
  '/login': <LoginScreen />,
  '/signup': <SignupScreen />,
  '/forgot-password': <AuthComingScreen page="forgot" />,
  '/securelogin': <GateScreen />,
  '/admin-login': (
    <Suspense>
      <AdminLoginScreen />
    </Suspense>
  ),
};
