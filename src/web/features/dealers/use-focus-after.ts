import { type RefObject, useEffect, useRef } from 'react';

/** When `change` takes another value, the first control below `area` gets the focus that the one before took along. */
export function useFocusAfter(area: RefObject<HTMLElement | null>, change: unknown) {
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    area.current?.querySelector<HTMLElement>('input, select, button')?.focus();
  }, [area, change]);
}
