import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  copyLabel: string;
  copiedLabel: string;
  doneLabel: string;
  onDone: () => void;
}

export function RecoveryCodes({ codes, copyLabel, copiedLabel, doneLabel, onDone }: RecoveryCodesProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(codes.join('\n')).then(
      () => setIsCopied(true),
      (problem: unknown) => console.warn('the codes could not be copied', problem),
    );
  return (
    <div className="flex flex-col gap-4">
      <ol className="grid gap-2 rounded-lg border border-line p-3 sm:grid-cols-2">
        {codes.map((code) => (
          <li className="whitespace-nowrap font-medium text-small tabular-nums" key={code}>
            {code}
          </li>
        ))}
      </ol>
      <Button look="secondary" onClick={copy}>
        {isCopied ? copiedLabel : copyLabel}
      </Button>
      <Button onClick={onDone}>{doneLabel}</Button>
    </div>
  );
}
