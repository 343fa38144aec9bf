import { useEffect, useState } from 'react';
import { viewInvitation } from '#contract/dealers.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { call } from '#web/api.ts';
import { AuthPage } from '#web/auth-page.tsx';
import { useAuthWords } from '#web/auth-words.tsx';
import { CallProblem } from '#web/call-problem.ts';
import { signOut } from '#web/session.ts';
import { readStored } from '#web/storage.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AcceptForm, JoinForm } from './join-forms.tsx';

type Invitation = ReplyOf<typeof viewInvitation>;

/** The page behind the link of an invitation; it needs neither an account nor the pass of the gate. */
export function JoinScreen() {
  const { say } = useAuthWords();
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const [invitation, setInvitation] = useState<Invitation>();
  const [problem, setProblem] = useState<CallProblem>();
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    let isWanted = true;
    call(viewInvitation, { token }).then(
      (found) => isWanted && setInvitation(found),
      (failure: unknown) => {
        if (!isWanted) return;
        if (failure instanceof CallProblem) setProblem(failure);
        else console.error(failure);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [token, tries]);

  if (problem) {
    const isOver = problem.code === 'invitation-over' || problem.code === 'invalid-input';
    return (
      <AuthPage title={say(isOver ? 'joinOver' : 'joinFailed')}>
        <div className="flex flex-col gap-6">
          <Notice tone="unknown">
            <p>{isOver ? say('joinOverText') : problem.message}</p>
          </Notice>
          {isOver ? (
            <ButtonLink href="/members/login" look="secondary">
              {say('backToLogin')}
            </ButtonLink>
          ) : (
            <Button
              look="secondary"
              onClick={() => {
                setProblem(undefined);
                setTries(tries + 1);
              }}
            >
              {say('joinTryAgain')}
            </Button>
          )}
        </div>
      </AuthPage>
    );
  }
  if (!invitation) {
    return (
      <AuthPage title={say('joinLoading')}>
        <div aria-busy="true" className="flex flex-col gap-5">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      </AuthPage>
    );
  }
  const company = invitation.company_name;
  return (
    <AuthPage
      lead={say(invitation.role === 'owner' ? 'joinLeadOwner' : 'joinLeadMember', { company })}
      title={say('joinTitle', { company })}
    >
      <JoinAs invitation={invitation} token={token} />
    </AuthPage>
  );
}

function JoinAs({ invitation, token }: { invitation: Invitation; token: string }) {
  const { say } = useAuthWords();
  const user = readStored('logged_in') ? readStored('user') : null;
  if (user?.email === invitation.email) return <JoinForm email={user.email} token={token} />;
  if (!user) return <AcceptForm invitation={invitation} token={token} />;
  return (
    <div className="flex flex-col gap-6">
      <Notice tone="look">
        <p className="[overflow-wrap:anywhere]">
          {say('joinOther', { invited: invitation.email, email: user.email })}
        </p>
      </Notice>
      <Button look="secondary" onClick={() => void signOut()}>
        {say('joinLogOut')}
      </Button>
    </div>
  );
}
