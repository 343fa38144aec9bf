import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a step inside the app the focus goes to the page's content, as it would after a document load. */
export function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
