import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { toast as limits } from '#contract/constants.ts';
import { closeToast, currentToasts, onToastsChange } from './toast-queue.ts';

/** Loaded with the first toast: most visits show none. */
const Toaster = lazy(async () => ({ default: (await import('./ui/toaster.tsx')).Toaster }));

export function ToastArea() {
  const { t } = useTranslation();
  const toasts = useSyncExternalStore(onToastsChange, currentToasts);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <Toaster
        areaLabel={t('notifications', { hotkey: '{hotkey}' })}
        closeLabel={t('close')}
        durationMs={limits.durationMs}
        onClose={closeToast}
        swipeThresholdPx={limits.swipeThresholdPx}
        toasts={toasts}
      />
    </Suspense>
  );
}
