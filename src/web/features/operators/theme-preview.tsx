import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { themeDefaults } from '#contract/constants.ts';
import { themeVariables } from '#contract/theme.ts';
import { ContrastReport } from './contrast-report.tsx';
import type { SiteDraft } from './site-draft.ts';

/** The fixed greys of text on light and on dark pages, as in style.css. */
const inks = { light: '#1a1f29', dark: '#eceff4' } as const;

/** How the brand's own pages will look, in both schemes at once, while the colours are typed. */
export function ThemePreview({ draft }: { draft: SiteDraft }) {
  const settings = {
    primary_color: draft.primary_color || themeDefaults.primary,
    secondary_color: draft.secondary_color || themeDefaults.secondary,
    teritary_color: draft.tertiary_color || themeDefaults.tertiary,
  };
  const themes = themeVariables(settings);
  return (
    <div className="flex flex-col gap-4">
      <Sample ink={inks.light} name={draft.name} scheme="light" variables={themes.light} />
      <Sample ink={inks.dark} name={draft.name} scheme="dark" variables={themes.dark} />
      <ContrastReport settings={settings} />
    </div>
  );
}

interface SampleProps {
  name: string;
  ink: string;
  scheme: 'light' | 'dark';
  variables: Readonly<Record<string, string>>;
}

function Sample({ name, ink, scheme, variables }: SampleProps) {
  const { t } = useTranslation('console');
  return (
    <figure
      className="overflow-hidden rounded-xl border border-line bg-ground"
      style={{ ...variables, color: ink, colorScheme: scheme } as CSSProperties}
    >
      <figcaption className="bg-surface px-4 py-2 font-bold">{name || t('site.yourBrand')}</figcaption>
      <div className="flex flex-col gap-3 p-4">
        <p>
          {t('site.sampleText')}{' '}
          <span className="font-medium text-primary-strong underline underline-offset-4">
            {t('site.sampleLink')}
          </span>
        </p>
        <span className="inline-flex min-h-11 items-center justify-center self-start rounded-lg border border-primary-edge bg-primary px-4 font-semibold text-on-primary">
          {t('site.sampleButton')}
        </span>
        <span className="block h-2 overflow-hidden rounded-full bg-primary-soft">
          <span className="block h-full w-2/3 rounded-full bg-primary-edge" />
        </span>
      </div>
    </figure>
  );
}
