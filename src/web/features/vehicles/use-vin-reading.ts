import { useEffect, useMemo, useState } from 'react';
import { readVinField } from '#vin/read-vin-field.ts';
import { loadMakes } from './load-makes.ts';

/** What the typed text says; makes are known as soon as their table has arrived. */
export function useVinReading(text: string, isEurope: boolean) {
  const [makes, setMakes] = useState<ReadonlyMap<string, string>>();
  const isTyping = text !== '';
  useEffect(() => {
    if (!isTyping || makes) return;
    loadMakes().then(setMakes, (problem: unknown) =>
      console.warn('the table of makers could not be loaded', problem),
    );
  }, [isTyping, makes]);
  return useMemo(() => readVinField(text, { isEurope, ...(makes && { makes }) }), [text, isEurope, makes]);
}
