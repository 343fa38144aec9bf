import { useTranslation } from 'react-i18next';
import { checkContrast } from '#contract/theme-check.ts';
import { Verdict } from '#web/ui/verdict.tsx';

/** Says where the typed colour would be unreadable, and what the pages show instead. */
export function ContrastReport({ settings }: { settings: Parameters<typeof checkContrast>[0] }) {
  const { t, i18n } = useTranslation('console');
  const ratio = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (
    <ul aria-label={t('site.contrast')} className="flex flex-col gap-3">
      {checkContrast(settings).map(({ part, typedRatio, neededRatio, shownColor, isReadable }) => (
        <li key={part}>
          <div className="flex flex-wrap items-center gap-2">
            <Verdict
              kind={isReadable ? 'good' : 'look'}
              word={isReadable ? t('site.readable') : t('site.moved')}
            />
            <span className="font-medium">{t(`site.parts.${part}`)}</span>
          </div>
          <p className="text-ink-soft text-small">
            {isReadable
              ? t('site.readableText', { ratio: ratio.format(typedRatio) })
              : t('site.movedText', {
                  ratio: ratio.format(typedRatio),
                  needed: ratio.format(neededRatio),
                  color: shownColor,
                })}
          </p>
        </li>
      ))}
    </ul>
  );
}
