import { register } from '#contract/accounts.ts';
import { announceArrival } from '#web/arrival.ts';
import { AuthPage } from '#web/auth-page.tsx';
import { useAuthWords } from '#web/auth-words.tsx';
import { CallForm } from '#web/call-form.tsx';
import { FormPassword, FormText } from '#web/form-fields.tsx';
import { openPage, signIn } from '#web/session.ts';
import { useSite } from '#web/site.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export function SignupScreen() {
  const { say } = useAuthWords();
  const site = useSite();
  return (
    <AuthPage
      lead={say('signupLead')}
      title={say('signupTitle')}
      foot={
        <>
          <p>
            {say('signupHasAccount')} <TextLink href="/members/login">{say('signupLogin')}</TextLink>
          </p>
          <p>
            {say('signupIsDealer')} <TextLink href="/members/dealers-signup">{say('signupDealer')}</TextLink>
          </p>
        </>
      }
    >
      <CallForm
        busyLabel={say('sending')}
        endpoint={register}
        failedText={say('failed')}
        onDone={(reply) => {
          signIn(reply);
          announceArrival('accountOpened');
          openPage('/dashboard');
        }}
        path={site.config.paths.register}
        submitLabel={say('signupSubmit')}
      >
        <FormText
          autoComplete="username"
          inputMode="email"
          label={say('email')}
          name="email"
          required
          type="email"
        />
        <FormPassword
          autoComplete="new-password"
          hideLabel={say('hidePassword')}
          hint={say('signupPasswordHint')}
          label={say('password')}
          minLength={8}
          name="pass"
          required
          showLabel={say('showPassword')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <FormText
            autoComplete="given-name"
            label={say('signupFirst')}
            name="first"
            note={say('optional')}
          />
          <FormText autoComplete="family-name" label={say('signupLast')} name="last" note={say('optional')} />
        </div>
        <FormText
          autoComplete="tel"
          label={say('signupPhone')}
          name="phone"
          note={say('optional')}
          type="tel"
        />
      </CallForm>
    </AuthPage>
  );
}
