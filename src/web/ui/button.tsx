import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: 'border-primary-edge bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border-line-strong bg-surface text-ink hover:border-ink',
  quiet: 'border-transparent text-primary-strong hover:bg-primary-soft',
  danger: 'border-warning bg-surface text-warning hover:bg-warning-soft',
};

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-lg border px-4 py-2 font-semibold text-body transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress';

/** The look of a button for what is no button, such as a link of the router. */
export const buttonClass = (look: ButtonLook = 'primary', className?: string) =>
  classNames(shape, looks[look], className);

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  /** Said instead of the label while the button's work is under way; the button then does nothing. */
  busyLabel?: string | false;
}

export function Button({
  look,
  busyLabel,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // Not `disabled`, which would drop the focus while the work is under way.
      aria-disabled={busyLabel ? true : undefined}
      className={buttonClass(look, className)}
      onClick={busyLabel ? (event) => event.preventDefault() : onClick}
      type={type}
    >
      {busyLabel ? (
        <>
          <BusyDots />
          {busyLabel}
        </>
      ) : (
        children
      )}
    </button>
  );
}

export function ButtonLink({
  look,
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { look?: ButtonLook }) {
  return (
    <a {...rest} className={buttonClass(look, className)}>
      {children}
    </a>
  );
}

function BusyDots() {
  return (
    <span aria-hidden="true" className="inline-flex gap-1">
      <span className="size-1.5 animate-pulse rounded-full bg-current" />
      <span className="size-1.5 animate-pulse rounded-full bg-current [animation-delay:150ms]" />
      <span className="size-1.5 animate-pulse rounded-full bg-current [animation-delay:300ms]" />
    </span>
  );
}
