import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#contract/problems.ts';
import { setCurrentLanguage } from './language.ts';
import { loadWords } from './load-words.ts';
import { writeStored } from './storage.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: {
      accounts: typeof import('./words/en/accounts.json');
      app: typeof import('./words/en/app.json');
      console: typeof import('./words/en/console.json');
      coming: typeof import('./words/en/coming.json');
      vehicles: typeof import('./words/en/vehicles.json');
      dealers: typeof import('./words/en/dealers.json');
    };
  }
}

/** Catalogues are fetched when a screen first asks for them. */
export async function startWords(language: Language) {
  await i18next
    .use(initReactI18next)
    .use({
      type: 'backend',
      read: (lng: Language, catalogue: string, done: (problem: unknown, words?: unknown) => void) => {
        loadWords(lng, catalogue).then((words) => done(null, words), done);
      },
    })
    .init({
      lng: language,
      // No fallback: an English word on a Spanish page would hide that its translation is missing.
      fallbackLng: false,
      ns: ['app'],
      defaultNS: 'app',
      interpolation: { escapeValue: false },
      maxRetries: 0,
      react: { useSuspense: true },
    });
  if (!i18next.hasResourceBundle(language, 'app'))
    throw new Error(`the words in ${language} could not be loaded`);
}

export async function switchLanguage(language: Language) {
  const before = i18next.language;
  try {
    await i18next.changeLanguage(language);
    if (!i18next.hasResourceBundle(language, 'app')) throw new Error('its words could not be loaded');
    setCurrentLanguage(language);
    writeStored('language', language);
  } catch (problem) {
    console.warn('the language could not be switched', problem);
    await i18next.changeLanguage(before);
  }
}
