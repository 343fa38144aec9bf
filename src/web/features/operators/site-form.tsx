import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallProblem } from '#web/call-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import type { SiteDraft } from './site-draft.ts';
import { SiteIdentityFields } from './site-identity-fields.tsx';
import { SiteLookFields } from './site-look-fields.tsx';
import { SiteServiceFields } from './site-service-fields.tsx';
import { ThemePreview } from './theme-preview.tsx';

/** How a group of fields reads and changes the draft, and what is wrong with it. */
export interface DraftFields {
  readonly draft: SiteDraft;
  readonly change: (changes: Partial<SiteDraft>) => void;
  readonly errors: Readonly<Record<string, string>>;
}

interface SiteFormProps {
  start: SiteDraft;
  problem: Error | null;
  isBusy: boolean;
  submitLabel: string;
  onSubmit: (draft: SiteDraft, fields: Record<string, string>) => void;
  /** Stands before the button, such as the reason of a change. */
  children?: ReactNode;
}

/** The settings of a brand on the left, how it will look on the right, alive. */
export function SiteForm({ start, problem, isBusy, submitLabel, onSubmit, children }: SiteFormProps) {
  const { t } = useTranslation('console');
  const [draft, setDraft] = useState(start);
  const errors = problem instanceof CallProblem ? problem.fields : {};
  const group: DraftFields = {
    draft,
    errors,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    onSubmit(draft, Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>);
  };
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]"
      onSubmit={submit}
    >
      <div className="flex min-w-0 flex-col gap-6">
        <Section title={t('site.identity')}>
          <SiteIdentityFields {...group} />
        </Section>
        <Section title={t('site.look')}>
          <SiteLookFields {...group} />
        </Section>
        <Section title={t('site.services')}>
          <SiteServiceFields {...group} />
        </Section>
        {problem ? (
          <Notice tone="warning">
            {problem instanceof CallProblem ? problem.message : t('failed')}
            {Object.keys(errors).length > 0 ? ` ${Object.values(errors).join(' ')}` : ''}
          </Notice>
        ) : null}
        {children}
        <Button busyLabel={isBusy && t('busy')} className="min-h-12 self-start" type="submit">
          {submitLabel}
        </Button>
      </div>
      <div className="lg:sticky lg:top-4">
        <Section title={t('site.preview')}>
          <ThemePreview draft={draft} />
        </Section>
      </div>
    </form>
  );
}
