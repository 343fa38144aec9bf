import { login } from '#contract/accounts.ts';
import { AuthPage } from '#web/auth-page.tsx';
import { useAuthWords } from '#web/auth-words.tsx';
import { CallForm } from '#web/call-form.tsx';
import { FormPassword, FormText } from '#web/form-fields.tsx';
import { peekReturn, takeReturn } from '#web/return-path.ts';
import { openPage, signIn } from '#web/session.ts';
import { useSite } from '#web/site.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export function LoginScreen() {
  const { say } = useAuthWords();
  const site = useSite();
  return (
    <AuthPage
      lead={say('loginLead', { site: site.name })}
      title={say('loginTitle')}
      foot={
        <p>
          {say('loginNoAccount')} <TextLink href="/members/signup">{say('loginSignup')}</TextLink>
        </p>
      }
    >
      {peekReturn()?.why === 'again' ? (
        <div className="mb-5">
          <Notice tone="unknown">{say('loginAgain')}</Notice>
        </div>
      ) : null}
      <CallForm
        busyLabel={say('sending')}
        endpoint={login}
        failedText={say('failed')}
        onDone={(reply) => {
          signIn(reply);
          openPage(takeReturn() ?? '/dashboard');
        }}
        submitLabel={say('loginSubmit')}
      >
        <FormText
          autoComplete="username"
          inputMode="email"
          label={say('email')}
          name="email"
          required
          type="email"
        />
        <div>
          <FormPassword
            autoComplete="current-password"
            hideLabel={say('hidePassword')}
            label={say('password')}
            name="pass"
            required
            showLabel={say('showPassword')}
          />
          <TextLink href="/members/forgot-password">{say('loginForgot')}</TextLink>
        </div>
      </CallForm>
    </AuthPage>
  );
}
