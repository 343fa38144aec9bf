import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { editSite, siteDetails } from '#contract/operator-sites.ts';
import { CallProblem } from '#web/call-problem.ts';
import { showToast } from '#web/toast-queue.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';
import { GateSection } from './gate-section.tsx';
import { Loaded } from './loaded.tsx';
import { RowLink } from './row-link.tsx';
import { ScreenHead } from './screen-head.tsx';
import { draftOf, sentOf } from './site-draft.ts';
import { SiteForm } from './site-form.tsx';
import { useAct, useAsk } from './use-console.ts';

export function SiteScreen() {
  const { t } = useTranslation('console');
  const id = Number(useParams().id);
  const details = useAsk(siteDetails, { id });
  const edit = useAct(editSite, () => showToast({ tone: 'good', title: t('site.saved') }));
  return (
    <Loaded query={details}>
      {({ site, gate_emails: gateEmails }) => (
        <>
          <ScreenHead title={site.name}>
            <a className={`${textLinkClass} mr-4`} href={siteAddress(site.hosts[0])}>
              {t('site.open')}
            </a>
            <RowLink to={`/audit?site=${id}`}>{t('site.history')}</RowLink>
          </ScreenHead>
          <div className="flex flex-col gap-6">
            <SiteForm
              isBusy={edit.isPending}
              key={JSON.stringify(site)}
              onSubmit={(draft, { reason = '' }) => edit.mutate({ ...sentOf(draft), id, reason })}
              problem={edit.error}
              start={draftOf(site)}
              submitLabel={t('site.save')}
            >
              <TextInput
                error={edit.error instanceof CallProblem ? edit.error.fields.reason : undefined}
                hint={t('reasonHint')}
                label={t('reason')}
                maxLength={500}
                name="reason"
                required
              />
            </SiteForm>
            <GateSection emails={gateEmails} id={id} isGated={site.security !== 'disabled'} />
          </div>
        </>
      )}
    </Loaded>
  );
}

/** The site's own pages, at the port that the console is used at. */
function siteAddress(host = ''): string {
  const port = location.port ? `:${location.port}` : '';
  return `${location.protocol}//${host}${port}/members/`;
}
