import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';

interface PagerProps {
  /** Undefined on the first page. */
  onFirst: (() => void) | undefined;
  /** Undefined on the last page. */
  onNext: (() => void) | undefined;
}

export function Pager({ onFirst, onNext }: PagerProps) {
  const { t } = useTranslation('console');
  if (!onFirst && !onNext) return null;
  return (
    <nav aria-label={t('pages')} className="mt-3 flex gap-2">
      {onFirst ? (
        <Button look="secondary" onClick={onFirst}>
          {t('firstPage')}
        </Button>
      ) : null}
      {onNext ? (
        <Button look="secondary" onClick={onNext}>
          {t('nextPage')}
        </Button>
      ) : null}
    </nav>
  );
}
