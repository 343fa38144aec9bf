import { useTranslation } from 'react-i18next';
import { readColor, writeColor } from '#contract/color.ts';
import { themeDefaults } from '#contract/constants.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import type { DraftFields } from './site-form.tsx';

const colors = [
  ['primary_color', 'primary', themeDefaults.primary],
  ['secondary_color', 'secondary', themeDefaults.secondary],
  ['tertiary_color', 'tertiary', themeDefaults.tertiary],
] as const;

/** Each colour by name or by the browser's own picker. */
export function SiteLookFields({ draft, change, errors }: DraftFields) {
  const { t } = useTranslation('console');
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {colors.map(([field, name, usual]) => {
        const typed = readColor(draft[field]);
        const isUnreadable = draft[field] !== '' && !typed;
        return (
          <div key={field}>
            <TextInput
              error={errors[field] ?? (isUnreadable ? t('site.notAColor') : undefined)}
              label={t(`site.${name}`)}
              maxLength={40}
              onChange={(event) => change({ [field]: event.target.value })}
              placeholder={usual}
              spellCheck={false}
              value={draft[field]}
            />
            <input
              aria-label={t('site.pick', { name: t(`site.${name}`) })}
              className="mt-2 h-11 w-full cursor-pointer rounded-lg border border-line-strong bg-surface p-1"
              onChange={(event) => change({ [field]: event.target.value })}
              type="color"
              value={typed ? writeColor(typed) : usual}
            />
          </div>
        );
      })}
    </div>
  );
}
