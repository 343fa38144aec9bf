import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logoutEverywhere } from '#contract/accounts.ts';
import { call } from '#web/api.ts';
import { forgetPerson, openPage } from '#web/session.ts';
import { showToast } from '#web/toast-queue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export function LogOutEverywhere() {
  const { t } = useTranslation(['accounts', 'app']);
  const [isOpen, setIsOpen] = useState(false);
  const leaving = useMutation({
    mutationFn: () => call(logoutEverywhere, {}),
    onSuccess: () => {
      forgetPerson();
      openPage('/login');
    },
    onError: (problem) => showToast({ tone: 'warning', title: problem.message }),
  });
  return (
    <div>
      <Button look="danger" onClick={() => setIsOpen(true)}>
        {t('security.everywhere')}
      </Button>
      <Dialog
        actions={
          <>
            <Button look="secondary" onClick={() => setIsOpen(false)}>
              {t('cancel')}
            </Button>
            <Button
              busyLabel={leaving.isPending && t('sending')}
              look="danger"
              onClick={() => leaving.mutate()}
            >
              {t('security.everywhereDo')}
            </Button>
          </>
        }
        closeLabel={t('app:close')}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        text={t('security.everywhereText')}
        title={t('security.everywhereTitle')}
      />
    </div>
  );
}
