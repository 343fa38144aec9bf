import { t } from 'i18next';
import { takeArrival } from './arrival.ts';
import { showToast } from './toast-queue.ts';

/** Says once what the page before has just done. */
export function greetArrival() {
  const arrival = takeArrival();
  if (arrival)
    showToast({ tone: 'good', title: t(`arrival.${arrival}.title`), text: t(`arrival.${arrival}.text`) });
}
