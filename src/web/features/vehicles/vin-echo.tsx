import { classNames } from '#web/ui/class-names.ts';
import { markVin } from './mark-vin.ts';

/** The typed number, one character a place, with an arrow under each that needs a look. */
export function VinEcho({ vin, marked }: { vin: string; marked: readonly number[] }) {
  return (
    // What is marked is said in words beside it.
    <div aria-hidden="true" className="flex flex-wrap font-mono text-body tabular-nums">
      {markVin(vin, marked).map(({ position, character, isMarked, startsGroup }) => (
        <span
          className={classNames('flex max-w-8 basis-[5.4%] flex-col items-center', startsGroup && 'ml-[2%]')}
          key={position}
        >
          <span
            className={classNames(
              'w-[calc(100%-2px)] rounded-t border-b-2 text-center',
              isMarked
                ? 'border-warning bg-warning-soft font-bold text-warning'
                : character
                  ? 'border-line-strong'
                  : 'border-line',
            )}
          >
            {character || '\u00a0'}
          </span>
          <span className="h-5 text-small text-warning leading-5">{isMarked ? '▲' : ''}</span>
        </span>
      ))}
    </div>
  );
}
