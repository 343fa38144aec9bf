import { type ColumnType, sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

interface ProfileImageTable {
  account_id: string;
  media_type: ImageType;
  bytes: Buffer;
  created_at: ColumnType<Date, never, Date>;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    profile_image: ProfileImageTable;
  }
}

interface ProfileImage {
  readonly mediaType: ImageType;
  readonly bytes: Buffer;
}

export async function storeProfileImage(db: Db, accountId: string, image: ProfileImage): Promise<void> {
  await db
    .insertInto('profile_image')
    .values({ account_id: accountId, media_type: image.mediaType, bytes: image.bytes })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ media_type: image.mediaType, bytes: image.bytes, created_at: sql`now()` }),
    )
    .execute();
}

export async function findProfileImage(db: Db, accountId: string): Promise<ProfileImage | undefined> {
  return await db
    .selectFrom('profile_image')
    .select(['media_type as mediaType', 'bytes'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export async function hasProfileImage(db: Db, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('profile_image')
    .select('media_type')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function removeProfileImage(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('profile_image').where('account_id', '=', accountId).execute();
}
