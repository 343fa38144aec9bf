import { useState } from 'react';
import { confirmEmail } from '#contract/profiles.ts';
import { AuthPage } from '#web/auth-page.tsx';
import { useAuthWords } from '#web/auth-words.tsx';
import { CallForm } from '#web/call-form.tsx';
import { changeStoredEmail } from '#web/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BrokenLink } from './broken-link.tsx';
import { readLinkToken } from './link-token.ts';

/** A press confirms, not the opening of the page: mail programs open links by themselves. */
export function ConfirmEmailScreen() {
  const { say } = useAuthWords();
  const [email, setEmail] = useState<string>();
  const token = readLinkToken();
  const goOn = { href: '/members/profile', text: say('confirmGoOn') };
  if (!token) return <BrokenLink title={say('confirmTitle')} wayOut={goOn} />;
  if (email) {
    return (
      <AuthPage title={say('confirmTitle')}>
        <div className="flex flex-col gap-6">
          <Notice tone="good">
            <p className="break-words">{say('confirmDone', { email })}</p>
          </Notice>
          <ButtonLink href={goOn.href}>{goOn.text}</ButtonLink>
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage lead={say('confirmLead')} title={say('confirmTitle')}>
      <CallForm
        busyLabel={say('sending')}
        endpoint={confirmEmail}
        failedText={say('failed')}
        onDone={(reply) => {
          changeStoredEmail(reply);
          setEmail(reply.email);
        }}
        submitLabel={say('confirmSubmit')}
      >
        <input name="token" type="hidden" value={token} />
      </CallForm>
    </AuthPage>
  );
}
