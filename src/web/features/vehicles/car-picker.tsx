import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { type CarField, chooseField, nameCar, readCarChoice, writeCarChoice } from './car-choice.ts';
import { CarTrims } from './car-trims.tsx';
import { useCarLists } from './use-car-lists.ts';

const fields = [
  ['year', 'car.chooseYear'],
  ['make', 'car.chooseMake'],
  ['model', 'car.chooseModel'],
  ['trim', 'car.anyTrim'],
] as const satisfies readonly (readonly [CarField, string])[];

/** Year, make, model and trim, each list fed by the choice before it; the choice stands in the address. */
export function CarPicker() {
  const { t } = useTranslation(['vehicles', 'app']);
  const [params, setParams] = useSearchParams();
  const choice = readCarChoice(params);
  const lists = useCarLists(choice);
  const failed = Object.values(lists).filter((list) => list.isError);
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-pretty text-ink-soft">{t('car.intro')}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {fields.map(([field, placeholder]) => {
          const { data, isFetching } = lists[field];
          return (
            <Select
              disabled={!data || (field === 'trim' && data.length === 0)}
              key={field}
              label={t(`car.${field}`)}
              onChange={(event) =>
                setParams(writeCarChoice(chooseField(choice, field, event.currentTarget.value)), {
                  // One step back leaves the picker, not four.
                  replace: true,
                  // Else the list would fall back to its old value for a moment.
                  flushSync: true,
                })
              }
              options={(data ?? []).map((name) => [name, name])}
              placeholder={isFetching && !data ? t('car.loading') : t(placeholder)}
              value={data?.includes(choice[field]) ? choice[field] : ''}
            />
          );
        })}
      </div>
      {failed.length > 0 ? (
        <Notice tone="warning">
          <p>{t('car.failed')}</p>
          <Button
            className="mt-3"
            look="secondary"
            onClick={() => {
              for (const list of failed) void list.refetch();
            }}
          >
            {t('app:tryAgain')}
          </Button>
        </Notice>
      ) : null}
      {nameCar(choice) ? <CarTrims choice={choice} trims={lists.trim.data} /> : null}
    </div>
  );
}
