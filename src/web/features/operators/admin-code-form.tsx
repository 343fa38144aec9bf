import { operatorLoginCode } from '#contract/operators.ts';
import { useAuthWords } from '#web/auth-words.tsx';
import { CallForm } from '#web/call-form.tsx';
import { FormText } from '#web/form-fields.tsx';
import { Button } from '#web/ui/button.tsx';

interface AdminCodeFormProps {
  ticket: string;
  /** Whether a recovery code would do too. */
  hasRecovery: boolean;
  onDone: (recoveryCodes: readonly string[]) => void;
  onStartAgain: () => void;
}

export function AdminCodeForm({ ticket, hasRecovery, onDone, onStartAgain }: AdminCodeFormProps) {
  const { say } = useAuthWords();
  return (
    <div className="flex flex-col gap-3">
      <CallForm
        busyLabel={say('sending')}
        endpoint={operatorLoginCode}
        failedText={say('failed')}
        onDone={(reply) => onDone(reply.recovery_codes)}
        submitLabel={say('adminEnter')}
      >
        <input name="ticket" type="hidden" value={ticket} />
        <FormText
          autoComplete="one-time-code"
          autoFocus
          className="tabular-nums tracking-widest"
          hint={hasRecovery ? say('adminCodeHint') : undefined}
          label={say('adminCode')}
          maxLength={40}
          name="code"
          required
        />
      </CallForm>
      <Button className="w-full" look="quiet" onClick={onStartAgain}>
        {say('adminAgain')}
      </Button>
    </div>
  );
}
