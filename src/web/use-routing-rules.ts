import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentRedirect, openPage } from './session.ts';
import { useSite } from './site.tsx';

/** Sends the visitor where the routing rules say, also when another tab logs in or out; true while that happens. */
export function useRoutingRules(): boolean {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { security } = useSite().settings;
  const redirect = currentRedirect(pathname, security);

  useEffect(() => {
    // Only the dashboard shares this wrapper; the others are loaded anew.
    if (redirect === '/dashboard') navigate(redirect, { replace: true });
    else if (redirect) openPage(redirect);
  }, [redirect, navigate]);

  useEffect(() => {
    const recheck = () => {
      const late = currentRedirect(pathname, security);
      if (late) openPage(late);
    };
    window.addEventListener('storage', recheck);
    return () => window.removeEventListener('storage', recheck);
  }, [pathname, security]);

  return redirect !== undefined;
}
