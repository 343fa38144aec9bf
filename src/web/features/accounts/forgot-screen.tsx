import { useEffect, useRef, useState } from 'react';
import { resetPassword } from '#contract/accounts.ts';
import { AuthPage } from '#web/auth-page.tsx';
import { useAuthWords } from '#web/auth-words.tsx';
import { CallForm } from '#web/call-form.tsx';
import { FormText } from '#web/form-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export function ForgotScreen() {
  const { say } = useAuthWords();
  const [sentTo, setSentTo] = useState<string>();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentTo) notice.current?.focus();
  }, [sentTo]);
  const foot = <TextLink href="/members/login">{say('backToLogin')}</TextLink>;
  if (sentTo) {
    return (
      <AuthPage foot={foot} title={say('forgotSentTitle')}>
        <div className="flex flex-col gap-5">
          <Notice ref={notice} tone="good">
            <p className="break-words">{say('forgotSent', { email: sentTo })}</p>
          </Notice>
          <p className="text-ink-soft">{say('forgotSentHint')}</p>
          <Button look="secondary" onClick={() => setSentTo(undefined)}>
            {say('forgotAgain')}
          </Button>
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage foot={foot} lead={say('forgotLead')} title={say('forgotTitle')}>
      <CallForm
        busyLabel={say('sending')}
        endpoint={resetPassword}
        failedText={say('failed')}
        onDone={(_reply, { email }) => setSentTo(email)}
        submitLabel={say('forgotSubmit')}
      >
        <FormText
          autoComplete="username"
          inputMode="email"
          label={say('email')}
          name="email"
          required
          type="email"
        />
      </CallForm>
    </AuthPage>
  );
}
