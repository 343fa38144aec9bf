import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  text: string;
  closeLabel: string;
  /** What can be done, the safe choice first. */
  actions: ReactNode;
  children?: ReactNode;
}

export function Dialog({ isOpen, onClose, title, text, closeLabel, actions, children }: DialogProps) {
  return (
    <Primitive.Root onOpenChange={(willBeOpen) => willBeOpen || onClose()} open={isOpen}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-10 bg-black/55" />
        <Primitive.Content className="fixed inset-x-4 bottom-4 z-10 mx-auto flex max-h-[calc(100svh-2rem)] max-w-lg flex-col gap-4 overflow-y-auto rounded-2xl border border-line bg-surface p-5 text-ink shadow-float sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:p-8">
          <div className="flex items-start justify-between gap-4">
            <Primitive.Title className="text-balance font-semibold text-heading">{title}</Primitive.Title>
            <Primitive.Close
              aria-label={closeLabel}
              className="-mt-2 -mr-2 flex size-11 shrink-0 items-center justify-center rounded-lg text-ink-soft hover:text-ink"
            >
              <Icon name="close" />
            </Primitive.Close>
          </div>
          <Primitive.Description className="text-pretty text-ink-soft">{text}</Primitive.Description>
          {children}
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{actions}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
