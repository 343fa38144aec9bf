import { useAuthWords } from '#web/auth-words.tsx';

/** What an authenticator app needs: as a picture, and as a key to type. */
export function AdminSetup({ setup }: { setup: { secret: string; qr_svg: string } }) {
  const { say } = useAuthWords();
  return (
    <div className="mb-6 flex flex-col items-center gap-4">
      <img
        alt={say('adminSetupPicture')}
        className="size-52 rounded-lg bg-white p-2"
        height={208}
        src={`data:image/svg+xml,${encodeURIComponent(setup.qr_svg)}`}
        width={208}
      />
      <div className="text-center">
        <p className="text-ink-soft text-small">{say('adminSetupKey')}</p>
        <p className="break-all font-medium tracking-wider">
          {(setup.secret.match(/.{4}/g) ?? []).join(' ')}
        </p>
      </div>
    </div>
  );
}
