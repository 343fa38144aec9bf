import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { exportAccount } from '#contract/accounts.ts';
import { call } from '#web/api.ts';
import { saveFile } from '#web/save-file.ts';
import { showToast } from '#web/toast-queue.ts';
import { Button } from '#web/ui/button.tsx';

export function ExportButton() {
  const { t } = useTranslation('accounts');
  const exporting = useMutation({
    mutationFn: () => call(exportAccount, {}),
    onSuccess: ({ status: _, ...kept }) => {
      saveFile('account.json', JSON.stringify(kept, undefined, 2), 'application/json');
      showToast({ tone: 'good', title: t('leaving.copyDone') });
    },
    onError: (problem) => showToast({ tone: 'warning', title: problem.message }),
  });
  return (
    <Button
      busyLabel={exporting.isPending && t('leaving.copyBusy')}
      look="secondary"
      onClick={() => exporting.mutate()}
    >
      {t('leaving.copySubmit')}
    </Button>
  );
}
