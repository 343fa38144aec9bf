import type { ReactNode } from 'react';
import { TextLink } from './text-link.tsx';

interface PageLayoutProps {
  brand: string;
  homeHref: string;
  skipLabel: string;
  footer: ReactNode;
  /** Language and sign-out, at the end of the header. */
  tools?: ReactNode;
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

export function PageLayout({
  brand,
  homeHref,
  skipLabel,
  footer,
  tools,
  width = 'wide',
  children,
}: PageLayoutProps) {
  return (
    <div className="flex min-h-svh flex-col">
      <a
        className="absolute -top-20 left-4 z-10 rounded-lg bg-primary px-4 py-2.5 font-semibold text-on-primary focus:top-2"
        href="#content"
      >
        {skipLabel}
      </a>
      <header className="border-line border-b bg-surface">
        <div className="mx-auto flex min-h-16 max-w-5xl flex-wrap items-center justify-between gap-x-4 px-4 sm:px-6">
          <a className="-mx-1 flex min-h-11 items-center rounded px-1 font-bold text-heading" href={homeHref}>
            {brand}
          </a>
          <div className="-mr-3 flex items-center gap-1">{tools}</div>
        </div>
      </header>
      <main
        className={`mx-auto w-full flex-1 px-4 py-8 outline-none sm:px-6 sm:py-12 ${width === 'narrow' ? 'max-w-lg' : 'max-w-5xl'}`}
        id="content"
        tabIndex={-1}
      >
        {children}
      </main>
      <footer className="border-line border-t">
        <div className="mx-auto max-w-5xl px-4 py-6 text-ink-soft text-small sm:px-6">{footer}</div>
      </footer>
    </div>
  );
}

/** What every page ends with. */
export function PageFooter({ text, contact }: { text: string; contact: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <span>{text}</span>
      <TextLink href="/members/contact">{contact}</TextLink>
    </div>
  );
}

/** The raised sheet that a form or a group of facts lies on. */
export function Card({ children }: { children: ReactNode }) {
  return <div className="rounded-2xl border border-line bg-surface p-5 shadow-lift sm:p-8">{children}</div>;
}
