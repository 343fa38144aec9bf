import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeCredits } from '#contract/operator-people.ts';
import { CallProblem } from '#web/call-problem.ts';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { newKey } from './new-key.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useAct } from './use-console.ts';

/** Grants (1) or takes (-1). The key stays the same until it went well, so a repeated press counts once. */
export function CreditDialog({ id, sign }: { id: string; sign: 1 | -1 }) {
  const { t } = useTranslation('console');
  const [key, setKey] = useState(newKey);
  const change = useAct(changeCredits, () => setKey(newKey()));
  const errors = change.error instanceof CallProblem ? change.error.fields : {};
  const words = sign > 0 ? 'grant' : 'take';
  return (
    <ReasonDialog
      act={change}
      doneText={t(`credits.${words}Done`)}
      input={(reason, fields) => ({
        id,
        key,
        kind: fields.kind as 'vhr' | 'sticker' | 'global',
        amount: sign * Number(fields.amount),
        reason,
      })}
      label={t(`credits.${words}`)}
      look={sign > 0 ? 'secondary' : 'danger'}
      text={t(`credits.${words}Text`)}
    >
      <Select
        label={t('kind')}
        name="kind"
        options={(['vhr', 'sticker', 'global'] as const).map((kind) => [kind, t(`credits.kinds.${kind}`)])}
      />
      <TextInput
        error={errors.amount}
        inputMode="numeric"
        label={t('credits.amount')}
        max={100_000}
        min={1}
        name="amount"
        required
        type="number"
      />
    </ReasonDialog>
  );
}
