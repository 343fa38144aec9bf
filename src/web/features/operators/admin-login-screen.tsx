import { useState } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import { operatorLogin } from '#contract/operators.ts';
import { AuthPage } from '#web/auth-page.tsx';
import { useAuthWords } from '#web/auth-words.tsx';
import { CallForm } from '#web/call-form.tsx';
import { FormPassword, FormText } from '#web/form-fields.tsx';
import { openPage } from '#web/session.ts';
import { useSite } from '#web/site.tsx';
import { AdminCodeForm } from './admin-code-form.tsx';
import { AdminSetup } from './admin-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step =
  | { readonly name: 'password' }
  | { readonly name: 'code'; readonly first: ReplyOf<typeof operatorLogin> }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

/** Password, then the second factor; at the first log-in also its set-up and the recovery codes. */
export function AdminLoginScreen() {
  const { say } = useAuthWords();
  const site = useSite();
  const [step, setStep] = useState<Step>({ name: 'password' });
  const startAgain = () => setStep({ name: 'password' });

  if (step.name === 'codes') {
    return (
      <AuthPage lead={say('adminCodesLead')} title={say('adminCodesTitle')}>
        <RecoveryCodes
          codes={step.codes}
          copiedLabel={say('adminCodesCopied')}
          copyLabel={say('adminCodesCopy')}
          doneLabel={say('adminCodesKept')}
          onDone={() => openPage('/console')}
        />
      </AuthPage>
    );
  }
  if (step.name === 'code') {
    const { setup, ticket } = step.first;
    const onDone = (codes: readonly string[]) =>
      codes.length > 0 ? setStep({ name: 'codes', codes }) : openPage('/console');
    return (
      <AuthPage
        lead={say(setup ? 'adminSetupLead' : 'adminCodeLead')}
        title={say(setup ? 'adminSetupTitle' : 'adminTitle')}
      >
        {setup ? <AdminSetup setup={setup} /> : null}
        <AdminCodeForm hasRecovery={!setup} onDone={onDone} onStartAgain={startAgain} ticket={ticket} />
      </AuthPage>
    );
  }
  return (
    <AuthPage lead={say('adminLead', { site: site.name })} title={say('adminTitle')}>
      <CallForm
        busyLabel={say('sending')}
        endpoint={operatorLogin}
        failedText={say('failed')}
        onDone={(first) => setStep({ name: 'code', first })}
        submitLabel={say('adminNext')}
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
          autoComplete="current-password"
          hideLabel={say('hidePassword')}
          label={say('password')}
          name="pass"
          required
          showLabel={say('showPassword')}
        />
      </CallForm>
    </AuthPage>
  );
}
