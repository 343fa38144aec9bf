import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Language } from '#contract/problems.ts';
import { currentLanguage, setCurrentLanguage } from './language.ts';
import { loadWords } from './load-words.ts';
import { writeStored } from './storage.ts';

type Catalogue = typeof import('./words/en/auth.json');
type Key = keyof Catalogue;

interface Words {
  /** The text of `key`, with {{name}} replaced. */
  readonly say: (key: Key, values?: Record<string, string>) => string;
  readonly language: Language;
  readonly switchLanguage: (language: Language) => void;
}

const WordsContext = createContext<Words | undefined>(undefined);

export function useAuthWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useAuthWords needs an AuthWordsProvider above it');
  return words;
}

export const loadAuthWords = (language: Language) => loadWords(language, 'auth') as Promise<Catalogue>;

/** The words of the lighter wrapper: one small catalogue and no library, to keep the script of its pages small. */
export function AuthWordsProvider({ start, children }: { start: Catalogue; children: ReactNode }) {
  const [catalogue, setCatalogue] = useState(start);

  const switchLanguage = (language: Language) => {
    loadAuthWords(language).then(
      (next) => {
        setCurrentLanguage(language);
        writeStored('language', language);
        setCatalogue(next);
      },
      (problem: unknown) => console.warn('the language could not be switched', problem),
    );
  };

  const say = (key: Key, values: Record<string, string> = {}) =>
    catalogue[key].replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');

  return <WordsContext value={{ say, language: currentLanguage(), switchLanguage }}>{children}</WordsContext>;
}
