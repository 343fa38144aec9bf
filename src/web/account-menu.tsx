import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { signOut } from './session.ts';
import { Button } from './ui/button.tsx';
import { Icon } from './ui/icons.tsx';
import { useIsDealer } from './use-is-dealer.ts';

const itemClass =
  'flex min-h-11 w-full items-center rounded-lg px-4 py-2 text-left font-medium hover:bg-primary-soft aria-[current=page]:text-primary-strong';

/** The pages of a signed-in person and the way out, behind one button. */
export function AccountMenu() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setIsOpen(false), [pathname]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const closeWhenLeft = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) setIsOpen(false);
  };
  const isDealer = useIsDealer();
  const links: readonly (readonly [string, string])[] = [
    ['/dashboard', t('menu.dashboard')],
    ...(isDealer ? [['/dealership', t('menu.dealership')] as const] : []),
    ['/profile', t('menu.profile')],
    ['/security', t('menu.security')],
  ];

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears Escape and the focus leaving what is inside
    <div className="relative" onBlur={closeWhenLeft} onKeyDown={closeOnEscape} ref={root}>
      <Button aria-controls={id} aria-expanded={isOpen} look="quiet" onClick={() => setIsOpen(!isOpen)}>
        {t('menu.open')}
        <Icon className={`size-4 ${isOpen ? 'rotate-180' : ''}`} name="chevronDown" />
      </Button>
      <nav
        aria-label={t('menu.label')}
        className="absolute right-0 z-10 mt-1 w-56 rounded-xl border border-line bg-surface p-2 shadow-float"
        hidden={!isOpen}
        id={id}
        tabIndex={-1}
      >
        <ul>
          {links.map(([path, text]) => (
            <li key={path}>
              <Link
                aria-current={pathname === path ? 'page' : undefined}
                className={itemClass}
                onClick={() => setIsOpen(false)}
                to={path}
              >
                {text}
              </Link>
            </li>
          ))}
          <li className="mt-1 border-line border-t pt-1">
            <button
              aria-disabled={isLeaving || undefined}
              className={itemClass}
              onClick={() => {
                if (isLeaving) return;
                setIsLeaving(true);
                void signOut();
              }}
              type="button"
            >
              {isLeaving ? t('loggingOut') : t('logOut')}
            </button>
          </li>
        </ul>
      </nav>
    </div>
  );
}
