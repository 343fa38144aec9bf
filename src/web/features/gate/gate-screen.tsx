import { useEffect } from 'react';
import { checkSecurityAuth, secureLogin } from '#contract/gate.ts';
import { call } from '#web/api.ts';
import { AuthPage } from '#web/auth-page.tsx';
import { useAuthWords } from '#web/auth-words.tsx';
import { CallForm } from '#web/call-form.tsx';
import { FormPassword, FormText } from '#web/form-fields.tsx';
import { openPage } from '#web/session.ts';
import { useSite } from '#web/site.tsx';
import { writeStored } from '#web/storage.ts';

/** The root sends a visitor on by the routing rules: to log in, or to the dashboard. */
function passGate() {
  writeStored('security_gate', true);
  openPage('/');
}

export function GateScreen() {
  const { say } = useAuthWords();
  const site = useSite();
  const isGated = site.settings.security !== 'disabled';

  useEffect(() => {
    if (!isGated) return openPage('/');
    call(checkSecurityAuth, {}).then(
      ({ passed }) => passed && passGate(),
      (problem: unknown) => console.warn('the gate pass could not be checked', problem),
    );
  }, [isGated]);

  return (
    <AuthPage lead={say('gateLead', { site: site.name })} title={say('gateTitle')}>
      <CallForm
        busyLabel={say('sending')}
        endpoint={secureLogin}
        failedText={say('failed')}
        onDone={passGate}
        submitLabel={say('gateSubmit')}
      >
        <FormText
          autoComplete="off"
          inputMode="email"
          label={say('gateEmail')}
          name="email"
          required
          type="email"
        />
        <FormPassword
          autoComplete="off"
          hideLabel={say('hidePassword')}
          label={say('gatePassword')}
          name="pass"
          required
          showLabel={say('showPassword')}
        />
      </CallForm>
    </AuthPage>
  );
}
