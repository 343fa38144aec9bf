import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeProfileImage, uploadProfileImage } from '#contract/profiles.ts';
import { call } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { compressImage } from './compress-image.ts';
import { imageKey, profileKey, useProfileImage } from './profile-queries.ts';

export function ProfilePicture({ hasImage }: { hasImage: boolean }) {
  const { t } = useTranslation('accounts');
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: profileKey });
    await queries.invalidateQueries({ queryKey: imageKey });
  };
  const storing = useMutation({
    mutationFn: async (file: File) => {
      const image = await compressImage(file);
      if (!image) throw new Error(t('profile.pictureBad'));
      await call(uploadProfileImage, { image });
    },
    onSuccess: refresh,
  });
  const removing = useMutation({
    mutationFn: () => call(removeProfileImage, {}),
    onSuccess: async () => {
      queries.removeQueries({ queryKey: imageKey });
      await refresh();
    },
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // So that the same file can be chosen again.
    event.target.value = '';
    if (file) storing.mutate(file);
  };
  const problem = storing.error ?? removing.error;
  const label = hasImage ? t('profile.changePicture') : t('profile.choosePicture');
  return (
    <div className="flex flex-col gap-4">
      {problem ? <Notice tone="warning">{problem.message}</Notice> : null}
      <div className="flex flex-wrap items-center gap-4">
        <Picture hasImage={hasImage} />
        <input
          accept="image/jpeg,image/png,image/webp"
          aria-label={label}
          className="sr-only"
          hidden
          onChange={choose}
          ref={input}
          type="file"
        />
        <Button
          busyLabel={storing.isPending && t('profile.pictureBusy')}
          look="secondary"
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        {hasImage ? (
          <Button
            busyLabel={removing.isPending && t('sending')}
            look="quiet"
            onClick={() => removing.mutate()}
          >
            {t('profile.removePicture')}
          </Button>
        ) : null}
      </div>
      <p className="text-ink-soft text-small">{t('profile.pictureHint')}</p>
    </div>
  );
}

function Picture({ hasImage }: { hasImage: boolean }) {
  const { t } = useTranslation('accounts');
  const { data: blob } = useProfileImage(hasImage);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return setUrl(undefined);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  const shape = 'size-24 shrink-0 rounded-full border border-line bg-unknown-soft';
  if (hasImage && url)
    return <img alt={t('profile.pictureAlt')} className={`${shape} object-cover`} src={url} />;
  return (
    <div
      aria-label={t('profile.noPicture')}
      className={`${shape} flex items-center justify-center text-unknown`}
      role="img"
    >
      <Icon className="size-10" name="person" />
    </div>
  );
}
