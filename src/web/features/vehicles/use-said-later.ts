import { useEffect, useState } from 'react';

const pauseMs = 1200;

/** The text once it has stood still for a moment, so that a live region does not speak at every key. */
export function useSaidLater(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
