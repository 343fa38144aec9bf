import type { AnchorHTMLAttributes } from 'react';

export const textLinkClass =
  'inline-flex min-h-11 items-center rounded font-medium text-primary-strong underline decoration-1 underline-offset-4 hover:decoration-2';

export function TextLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={textLinkClass}>
      {children}
    </a>
  );
}
