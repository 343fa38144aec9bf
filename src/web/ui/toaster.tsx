import { Toast } from 'radix-ui';
import { Icon, type IconName } from './icons.tsx';

export interface ToastMessage {
  readonly id: string;
  readonly isOpen: boolean;
  readonly tone: 'good' | 'warning';
  readonly title: string;
  readonly text?: string | undefined;
}

interface ToasterProps {
  toasts: readonly ToastMessage[];
  durationMs: number;
  swipeThresholdPx: number;
  onClose: (id: string) => void;
  closeLabel: string;
  /** With `{hotkey}` where the key that leads here is named. */
  areaLabel: string;
}

const icons: Readonly<Record<ToastMessage['tone'], IconName>> = { good: 'check', warning: 'warning' };

/** Toasts pause while pointed at or focused, and close by swipe to the right, by their button or by Escape. */
export function Toaster({
  toasts,
  durationMs,
  swipeThresholdPx,
  onClose,
  closeLabel,
  areaLabel,
}: ToasterProps) {
  return (
    <Toast.Provider
      duration={durationMs}
      label={closeLabel}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
    >
      {toasts.map(({ id, isOpen, tone, title, text }) => (
        <Toast.Root
          className="flex items-start gap-3 rounded-xl border border-line bg-surface py-3 pr-2 pl-4 text-ink shadow-float transition-opacity data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:opacity-0"
          key={id}
          onOpenChange={(willBeOpen) => willBeOpen || onClose(id)}
          open={isOpen}
        >
          <Icon
            className={`mt-2.5 size-5 ${tone === 'good' ? 'text-good' : 'text-warning'}`}
            name={icons[tone]}
          />
          <div className="min-w-0 flex-1 py-2">
            <Toast.Title className="font-semibold">{title}</Toast.Title>
            {text ? <Toast.Description className="text-ink-soft text-small">{text}</Toast.Description> : null}
          </div>
          <Toast.Close
            aria-label={closeLabel}
            className="flex size-11 items-center justify-center rounded-lg text-ink-soft hover:text-ink"
          >
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        className="fixed right-0 bottom-0 z-20 m-0 flex w-full max-w-md list-none flex-col gap-3 p-4 outline-none"
        label={areaLabel}
      />
    </Toast.Provider>
  );
}
