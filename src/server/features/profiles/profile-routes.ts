import { imageCompression } from '#contract/constants.ts';
import * as contract from '#contract/profiles.ts';
import {
  findProfileImage,
  removeProfileImage,
  storeProfileImage,
} from '#server/core/accounts/profile-image-store.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { confirmEmail } from './confirm-email.ts';
import { imageTypeOf } from './image-type.ts';
import { readProfile } from './read-profile.ts';
import { updateProfile } from './update-profile.ts';

export const profileRoutes: readonly Route[] = [
  route(contract.readProfile, async ({ db }, { account }) => await readProfile(db, account.id)),

  route(contract.updateProfile, async (services, call) => await updateProfile(services, call)),

  route(contract.confirmEmail, async (services, call) => await confirmEmail(services, call)),

  route(contract.uploadProfileImage, async ({ db }, { account, input }) => {
    if (input.image.byteLength > imageCompression.maxBytes) throw new Problem('too-large');
    const mediaType = imageTypeOf(input.image);
    if (!mediaType) throw new Problem('invalid-input', { fields: { image: 'not-an-image' } });
    await storeProfileImage(db, account.id, { mediaType, bytes: Buffer.from(input.image) });
    return success({});
  }),

  route(contract.readProfileImage, async ({ db }, { account, reply }) => {
    const image = await findProfileImage(db, account.id);
    if (!image) throw new Problem('not-found');
    reply.headers({
      'content-type': image.mediaType,
      'content-disposition': 'inline',
      'cache-control': 'private, no-store',
    });
    return reply.send(image.bytes);
  }),

  route(contract.removeProfileImage, async ({ db }, { account }) => {
    await removeProfileImage(db, account.id);
    return success({});
  }),
];
