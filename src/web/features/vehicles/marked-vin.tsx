/** A VIN with some of its characters set off by weight, underline and colour. */
export function MarkedVin({ vin, positions }: { vin: string; positions: readonly number[] }) {
  const parts = vin.split('').map((character, index) => ({ character, position: index + 1 }));
  return (
    <span className="font-mono font-normal tabular-nums">
      {parts.map(({ character, position }) =>
        positions.includes(position) ? (
          <mark
            className="rounded-sm bg-look-soft px-px font-bold text-look underline decoration-2 underline-offset-4"
            key={position}
          >
            {character}
          </mark>
        ) : (
          <span key={position}>{character}</span>
        ),
      )}
    </span>
  );
}
