import { useTranslation } from 'react-i18next';
import type { LikelyVin } from '#vin/likely-vins.ts';
import { Button } from '#web/ui/button.tsx';
import { MarkedVin } from './marked-vin.tsx';

/** VINs that one misread character explains; nothing is changed until one is pressed. */
export function LikelyVins({
  likelyVins,
  onPick,
}: {
  likelyVins: readonly LikelyVin[];
  onPick: (vin: string) => void;
}) {
  const { t } = useTranslation('vehicles');
  if (likelyVins.length === 0) return null;
  return (
    <div>
      <p className="font-medium">{t('field.likely', { count: likelyVins.length })}</p>
      <p className="text-ink-soft text-small">{t('field.likelyHint')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {likelyVins.map(({ vin, changes }) => (
          <li key={vin}>
            <Button look="secondary" onClick={() => onPick(vin)}>
              <MarkedVin positions={changes.map(({ position }) => position)} vin={vin} />
              <span className="sr-only">
                {changes.map((change) => t('field.likelyChange', change)).join(', ')}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EuropeOfferProps {
  isOffered: boolean;
  isEurope: boolean;
  onChange: (isEurope: boolean) => void;
}

export function EuropeOffer({ isOffered, isEurope, onChange }: EuropeOfferProps) {
  const { t } = useTranslation('vehicles');
  if (!isOffered && !isEurope) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-pretty">{isEurope ? t('field.readAsEurope') : t('field.isEurope')}</p>
      <Button look={isEurope ? 'quiet' : 'secondary'} onClick={() => onChange(!isEurope)}>
        {isEurope ? t('field.notEurope') : t('field.asEurope')}
      </Button>
    </div>
  );
}
