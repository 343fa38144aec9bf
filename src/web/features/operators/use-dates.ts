import { useTranslation } from 'react-i18next';

/** Dates and times as the reader writes them. */
export function useDates() {
  const { i18n } = useTranslation('console');
  const locale = i18n.language === 'es' ? 'es-US' : 'en-US';
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const number = new Intl.NumberFormat(locale);
  return {
    sayTime: (iso: string) => time.format(new Date(iso)),
    sayDay: (iso: string) => day.format(new Date(iso)),
    sayNumber: (value: number) => number.format(value),
  };
}
