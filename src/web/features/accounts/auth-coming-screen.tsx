import { AuthPage } from '#web/auth-page.tsx';
import { useAuthWords } from '#web/auth-words.tsx';
import { useSite } from '#web/site.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** An honest page in place of a form that the server cannot answer yet. */
export function AuthComingScreen({ page }: { page: 'forgot' }) {
  const { say } = useAuthWords();
  const site = useSite();
  return (
    <AuthPage title={say(`${page}Title`)}>
      <div className="flex flex-col gap-6">
        <Notice tone="unknown">
          <p>{say(`${page}Text`, { site: site.name })}</p>
        </Notice>
        <ButtonLink href="/members/login" look="secondary">
          {say('backToLogin')}
        </ButtonLink>
      </div>
    </AuthPage>
  );
}
