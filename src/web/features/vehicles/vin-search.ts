export interface VinSearch {
  readonly vin: string;
  /** Looked up as made for Europe, where the ninth character checks nothing. */
  readonly isEurope: boolean;
}

/** What the address says is looked up: `?vin=`, and `europe=yes` where the person chose it. */
export const readVinSearch = (params: URLSearchParams): VinSearch => ({
  vin: params.get('vin')?.trim() ?? '',
  isEurope: params.get('europe') === 'yes',
});

export const writeVinSearch = ({ vin, isEurope }: VinSearch): string =>
  `?${new URLSearchParams({ vin, ...(isEurope && { europe: 'yes' }) })}`;
