import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { Card } from '#web/ui/page-layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type CarChoice, nameCar } from './car-choice.ts';

interface CarTrimsProps {
  choice: CarChoice;
  /** Undefined while they are asked for. */
  trims: readonly string[] | undefined;
}

/** The chosen car by name, the trims it was sold with, and what this does not tell. */
export function CarTrims({ choice, trims }: CarTrimsProps) {
  const { t } = useTranslation('vehicles');
  return (
    <section aria-live="polite" className="flex flex-col gap-4">
      <h2 className="text-balance break-words font-bold text-title">{nameCar(choice)}</h2>
      <Card>
        <h3 className="font-semibold text-heading">{t('car.trims')}</h3>
        {trims ? (
          <p className="mt-1 text-ink-soft">
            {trims.length > 0 ? t('car.trimsIntro', { count: trims.length }) : t('car.noTrims')}
          </p>
        ) : (
          <Skeleton className="mt-2 h-6 w-64" />
        )}
        <ul className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
          {(trims ?? []).map((trim) => (
            <li className="flex min-h-8 items-center gap-2" key={trim}>
              <span className={trim === choice.trim ? 'font-semibold' : ''} lang="en">
                {trim}
              </span>
              {trim === choice.trim ? (
                <span className="flex items-center gap-1 text-ink-soft text-small">
                  <Icon className="size-4.5" name="check" />
                  {t('car.chosen')}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
        <p className="mt-4 text-ink-soft text-small">{t('car.source')}</p>
      </Card>
      <p className="max-w-prose text-pretty">{t('car.today')}</p>
      <Link className={buttonClass('secondary', 'self-start')} to={{ search: '' }}>
        {t('car.toVin')}
      </Link>
    </section>
  );
}
