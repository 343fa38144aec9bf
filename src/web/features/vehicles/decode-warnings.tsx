import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { decodeVin } from '#contract/vehicles.ts';
import { Notice } from '#web/ui/notice.tsx';

type Decoded = ReplyOf<typeof decodeVin>;

const known = [1, 6, 7, 8, 9, 10, 11, 12, 400, 900, 901] as const;
type Known = (typeof known)[number];
const isKnown = (code: number): code is Known => (known as readonly number[]).includes(code);

/** The check digit and what may stand where it does: rules that Europe does not have. */
const usRules = new Set([1, 400]);

/** What makes the decode less than certain, in plain words. */
export function DecodeWarnings({ decoded, isEurope }: { decoded: Decoded; isEurope: boolean }) {
  const { t } = useTranslation('vehicles');
  const further = decoded.elements['Additional Error Text'] ?? '';
  const lines: ReactNode[] = decoded.errors
    .filter(({ code }) => code !== 0 && !(isEurope && usRules.has(code)))
    .map(({ code, text }) =>
      isKnown(code) ? (
        t(`warnings.c${code}`)
      ) : (
        <>
          {t('warnings.other')} <span lang="en">{text}</span>
        </>
      ),
    );
  if (further.includes('Incomplete Vehicle')) lines.push(t('warnings.incomplete'));
  if (further.includes('Model Year decoded')) lines.push(t('warnings.openYear'));
  if (decoded.service === 'unavailable') lines.push(t('result.serviceDown'));
  if (decoded.service === 'contradicts') lines.push(t('result.serviceContradicts'));
  if (lines.length === 0) return null;
  return (
    <Notice tone="look">
      <p className="font-semibold">{t('warnings.title')}</p>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one answer never change places
          <li className="text-pretty" key={at}>
            {line}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
