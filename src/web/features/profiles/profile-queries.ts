import { useQuery } from '@tanstack/react-query';
import { readProfile, readProfileImage } from '#contract/profiles.ts';
import { buildRequest, call } from '#web/api.ts';

export const profileKey = ['profile'] as const;
export const imageKey = ['profile-image'] as const;

export const useProfile = () =>
  useQuery({ queryKey: profileKey, queryFn: ({ signal }) => call(readProfile, {}, { signal }) });

/** The picture is sent to its owner's token alone, so an address in the page would not show it. */
export const useProfileImage = (hasImage: boolean) =>
  useQuery({
    queryKey: imageKey,
    enabled: hasImage,
    queryFn: async ({ signal }) => {
      const { url, init } = buildRequest(readProfileImage, {});
      const answer = await fetch(url, { ...init, signal });
      if (!answer.ok) throw new Error(`the picture answered ${answer.status}`);
      return await answer.blob();
    },
  });
