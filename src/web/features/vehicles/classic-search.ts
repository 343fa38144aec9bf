export interface ClassicHints {
  readonly year: string;
  readonly make: string;
}

/** The hints in the address; a year that is none is left out, so that a mistyped address still answers. */
export const readClassicHints = (params: URLSearchParams): ClassicHints => {
  const year = params.get('year')?.trim() ?? '';
  return {
    year: /^(18|19|20)\d\d$/.test(year) ? year : '',
    make: params.get('make')?.trim().slice(0, 80) ?? '',
  };
};

/** As a person says it: '1969 Ford'. */
export const sayHints = ({ year, make }: ClassicHints): string => [year, make].filter(Boolean).join(' ');
