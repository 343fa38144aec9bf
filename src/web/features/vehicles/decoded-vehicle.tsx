import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { decodeVin } from '#contract/vehicles.ts';
import { nameVehicle } from '#vin/vehicle-name.ts';
import { DecodeWarnings } from './decode-warnings.tsx';
import { ElementTable } from './element-table.tsx';
import { MissingParts } from './missing-parts.tsx';
import { ResultHeading } from './result-heading.tsx';
import { SpecList } from './spec-list.tsx';

type Decoded = ReplyOf<typeof decodeVin>;

/** European vehicles go without their year, whatever the tenth character says. */
export const nameDecoded = ({ vehicle }: Decoded, isEurope: boolean): string =>
  vehicle ? (isEurope ? nameVehicle({ ...vehicle, isEurope }) : vehicle.name) : '';

export function DecodedVehicle({ decoded, isEurope }: { decoded: Decoded; isEurope: boolean }) {
  const { t } = useTranslation('vehicles');
  return (
    <div className="flex flex-col gap-6">
      <ResultHeading name={nameDecoded(decoded, isEurope)} vin={decoded.vin}>
        {isEurope ? (
          <p className="mt-2 max-w-prose text-pretty text-ink-soft">{t('result.europeName')}</p>
        ) : null}
        {decoded.vehicle?.model ? null : <p className="mt-2 text-ink-soft">{t('result.noModel')}</p>}
      </ResultHeading>
      <DecodeWarnings decoded={decoded} isEurope={isEurope} />
      <SpecList specs={decoded.specs} />
      <ElementTable decoded={decoded} />
      <MissingParts />
    </div>
  );
}
