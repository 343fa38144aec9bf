import { login } from '#contract/accounts.ts';
import { AuthPage } from '#web/auth-page.tsx';
import { useAuthWords } from '#web/auth-words.tsx';
import { CallForm } from '#web/call-form.tsx';
import { FormPassword, FormText } from '#web/form-fields.tsx';
import { openPage, signIn } from '#web/session.ts';
import { useSite } from '#web/site.tsx';
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
      <CallForm
        busyLabel={say('sending')}
        endpoint={login}
        failedText={say('failed')}
        onDone={(reply) => {
          signIn(reply);
          openPage('/dashboard');
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
