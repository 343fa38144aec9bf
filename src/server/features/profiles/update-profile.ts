import type { updateProfile as endpoint } from '#contract/profiles.ts';
import { saveNames, saveProfile } from '#server/core/accounts/profile-store.ts';
import type { Call } from '#server/core/calls/route.ts';
import type { Services } from '#server/services.ts';
import { askForNewEmail } from './ask-for-new-email.ts';
import { readProfile } from './read-profile.ts';

/** A new e-mail is only asked for here; everything else changes at once. */
export async function updateProfile(services: Services, call: Call<typeof endpoint>) {
  const { input, account } = call;
  await services.db.transaction().execute(async (tx) => {
    if (input.email && input.email !== account.email) {
      await askForNewEmail(services, tx, { ...call, newEmail: input.email });
    }
    await saveNames(tx, account.id, { firstName: input.first, lastName: input.last, phone: input.phone });
    await saveProfile(tx, account.id, {
      unit: input.unit,
      employees: input.no_of_employees,
      address: input.address,
      city: input.city,
      state: input.state,
      postcode: input.pincode,
      country: input.country,
      companyName: input.company_name,
      companyWebsite: input.company_website,
      instagram: input.instagram,
      facebook: input.facebook,
      twitter: input.twitter,
    });
  });
  return await readProfile(services.db, account.id);
}
