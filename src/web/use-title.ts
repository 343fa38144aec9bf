import { useEffect } from 'react';

/** The title of the browser's tab: the page's own, then the site's name. */
export function useTitle(title: string, site: string) {
  useEffect(() => {
    document.title = `${title} · ${site}`;
  }, [title, site]);
}
