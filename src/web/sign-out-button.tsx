import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from './session.ts';
import { Button } from './ui/button.tsx';

export function SignOutButton() {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Button
      busyLabel={isBusy && t('loggingOut')}
      look="quiet"
      onClick={() => {
        setIsBusy(true);
        void signOut();
      }}
    >
      {t('logOut')}
    </Button>
  );
}
