import { acceptInvitation, joinDealership, type viewInvitation } from '#contract/dealers.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { announceArrival } from '#web/arrival.ts';
import { useAuthWords } from '#web/auth-words.tsx';
import { CallForm } from '#web/call-form.tsx';
import { FormPassword, FormText } from '#web/form-fields.tsx';
import { openPage, signIn } from '#web/session.ts';
import { writeStored } from '#web/storage.ts';
import { TextLink } from '#web/ui/text-link.tsx';

function enterDealership() {
  writeStored('dealer', true);
  announceArrival('dealershipJoined');
  openPage('/dealership');
}

/** For who is signed in as the invited person. */
export function JoinForm({ token, email }: { token: string; email: string }) {
  const { say } = useAuthWords();
  return (
    <CallForm
      busyLabel={say('sending')}
      endpoint={joinDealership}
      failedText={say('failed')}
      onDone={enterDealership}
      submitLabel={say('joinSubmit')}
    >
      <p className="break-words">{say('joinAs', { email })}</p>
      <input name="token" type="hidden" value={token} />
    </CallForm>
  );
}

/** For an account that exists its password is enough; a new one gets a name and a password. */
export function AcceptForm({
  token,
  invitation,
}: {
  token: string;
  invitation: ReplyOf<typeof viewInvitation>;
}) {
  const { say } = useAuthWords();
  const isNew = !invitation.has_account;
  return (
    <CallForm
      busyLabel={say('sending')}
      endpoint={acceptInvitation}
      failedText={say('failed')}
      onDone={(reply) => {
        signIn(reply);
        enterDealership();
      }}
      submitLabel={say(isNew ? 'joinSubmitNew' : 'joinSubmit')}
    >
      <p className="text-pretty break-words">
        {say(isNew ? 'joinNew' : 'joinKnown', { email: invitation.email })}
      </p>
      <input name="token" type="hidden" value={token} />
      {/* Not sent: it tells the browser's password store which account the password is for. */}
      <input autoComplete="username" hidden readOnly type="email" value={invitation.email} />
      {isNew ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <FormText autoComplete="given-name" label={say('signupFirst')} name="first" required />
          <FormText autoComplete="family-name" label={say('signupLast')} name="last" required />
        </div>
      ) : null}
      <div>
        <FormPassword
          autoComplete={isNew ? 'new-password' : 'current-password'}
          hideLabel={say('hidePassword')}
          hint={isNew ? say('signupPasswordHint') : undefined}
          label={say('password')}
          minLength={isNew ? 8 : undefined}
          name="pass"
          required
          showLabel={say('showPassword')}
        />
        {isNew ? null : <TextLink href="/members/forgot-password">{say('loginForgot')}</TextLink>}
      </div>
    </CallForm>
  );
}
