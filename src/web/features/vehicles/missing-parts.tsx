import { useTranslation } from 'react-i18next';

/** Keeps the silence of this page from being read as a clean history. */
export function MissingParts() {
  const { t } = useTranslation('vehicles');
  return (
    <aside className="max-w-prose">
      <h3 className="font-semibold">{t('missing.title')}</h3>
      <p className="text-pretty text-ink-soft">
        {t('missing.text')} {t('result.isFree')}
      </p>
    </aside>
  );
}
