import { toast as limits } from '#contract/constants.ts';
import type { ToastMessage } from './ui/toaster.tsx';

export type ToastAction =
  | { readonly kind: 'show'; readonly toast: ToastMessage }
  | { readonly kind: 'close'; readonly id: string }
  | { readonly kind: 'remove'; readonly id: string };

/** Newest first; a toast beyond the number that may be visible is dropped, a closed one stays until it is removed. */
export function reduceToasts(toasts: readonly ToastMessage[], action: ToastAction): readonly ToastMessage[] {
  switch (action.kind) {
    case 'show':
      return [action.toast, ...toasts].slice(0, limits.visible);
    case 'close':
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, isOpen: false } : toast));
    case 'remove':
      return toasts.filter((toast) => toast.id !== action.id);
  }
}

let toasts: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function dispatch(action: ToastAction) {
  toasts = reduceToasts(toasts, action);
  for (const listener of listeners) listener();
}

export const currentToasts = () => toasts;

export function onToastsChange(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function showToast(message: Pick<ToastMessage, 'tone' | 'title' | 'text'>) {
  lastId += 1;
  dispatch({ kind: 'show', toast: { ...message, id: String(lastId), isOpen: true } });
}

/** The closed toast is kept for the removal delay, so that its closing can be seen to the end. */
export function closeToast(id: string) {
  dispatch({ kind: 'close', id });
  setTimeout(() => dispatch({ kind: 'remove', id }), limits.removalDelayMs);
}
