import { setPassword } from '#contract/accounts.ts';
import { announceArrival } from '#web/arrival.ts';
import { AuthPage } from '#web/auth-page.tsx';
import { useAuthWords } from '#web/auth-words.tsx';
import { CallForm } from '#web/call-form.tsx';
import { FormPassword } from '#web/form-fields.tsx';
import { openPage, signIn } from '#web/session.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { BrokenLink } from './broken-link.tsx';
import { readLinkToken } from './link-token.ts';

export function ResetScreen() {
  const { say } = useAuthWords();
  const token = readLinkToken();
  const again = { href: '/members/forgot-password', text: say('linkAskAgain') };
  if (!token) return <BrokenLink title={say('resetTitle')} wayOut={again} />;
  return (
    <AuthPage
      foot={<TextLink href={again.href}>{again.text}</TextLink>}
      lead={say('resetLead')}
      title={say('resetTitle')}
    >
      <CallForm
        busyLabel={say('sending')}
        endpoint={setPassword}
        failedText={say('failed')}
        onDone={(reply) => {
          signIn(reply);
          announceArrival('passwordSet');
          openPage('/dashboard');
        }}
        submitLabel={say('resetSubmit')}
      >
        <input name="token" type="hidden" value={token} />
        <FormPassword
          autoComplete="new-password"
          hideLabel={say('hidePassword')}
          hint={say('signupPasswordHint')}
          label={say('resetNew')}
          minLength={8}
          name="new_pass"
          required
          showLabel={say('showPassword')}
        />
      </CallForm>
    </AuthPage>
  );
}
