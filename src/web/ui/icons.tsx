import type { SVGProps } from 'react';

export type IconName = keyof typeof shapes;

/** Our own line drawings on a 24-unit square. */
const shapes = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  warning: 'M12 4L2.8 19.5h18.4L12 4zM12 10v4.5M12 17.2v.1',
  look: 'M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.2 15.2L20.5 20.5',
  unknown: 'M12 21a9 9 0 100-18 9 9 0 000 18zM9.4 9.2a2.7 2.7 0 115 1.4c-.6.9-2.4 1.4-2.4 3M12 16.8v.1',
  info: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v5.5M12 7.6v.1',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 100-6 3 3 0 000 6z',
  eyeOff:
    'M4 4l16 16M9.9 5.8A9 9 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 01-2.7 3.5M6.2 7.4A16.500 16.500 0 002.500 12S6 18.500 12 18.500a9 9 0 004.300-1.100M10 9.900a3 3 0 004.100 4.200',
  car: 'M4 16.500V13l2-5.200A2 2 0 017.900 6.500h8.200A2 2 0 0118 7.800L20 13v3.500M4 13h16M4 16.500h16M6.500 16.500V19M17.500 16.500V19',
  person: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4.500 20.500c.8-4 3.800-6 7.500-6s6.700 2 7.500 6',
  chevronDown: 'M6 9.500l6 6 6-6',
} as const;

export function Icon({ name, className = 'size-5', ...rest }: SVGProps<SVGSVGElement> & { name: IconName }) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={1.75}
      viewBox="0 0 24 24"
      {...rest}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
