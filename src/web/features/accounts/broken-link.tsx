import { AuthPage } from '#web/auth-page.tsx';
import { useAuthWords } from '#web/auth-words.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** In place of a form that would have nothing to send. */
export function BrokenLink({ title, wayOut }: { title: string; wayOut: { href: string; text: string } }) {
  const { say } = useAuthWords();
  return (
    <AuthPage title={title}>
      <div className="flex flex-col gap-6">
        <Notice tone="warning">{say('linkBroken')}</Notice>
        <ButtonLink href={wayOut.href} look="secondary">
          {wayOut.text}
        </ButtonLink>
      </div>
    </AuthPage>
  );
}
