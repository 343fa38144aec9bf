import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { addSite } from '#contract/operator-sites.ts';
import { showToast } from '#web/toast-queue.ts';
import { ScreenHead } from './screen-head.tsx';
import { emptyDraft, sentOf } from './site-draft.ts';
import { SiteForm } from './site-form.tsx';
import { useAct } from './use-console.ts';

export function NewSiteScreen() {
  const { t } = useTranslation('console');
  const navigate = useNavigate();
  const add = useAct(addSite, ({ id }) => {
    showToast({ tone: 'good', title: t('site.added'), text: t('site.addedText') });
    navigate(`/sites/${id}`);
  });
  return (
    <>
      <ScreenHead lead={t('site.newLead')} title={t('sites.add')} />
      <SiteForm
        isBusy={add.isPending}
        onSubmit={(draft) => add.mutate(sentOf(draft))}
        problem={add.error}
        start={emptyDraft}
        submitLabel={t('sites.add')}
      />
    </>
  );
}
