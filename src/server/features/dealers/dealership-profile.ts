import type { DealershipProfile, updateDealership } from '#contract/dealers.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Dealership } from '#server/core/dealerships/dealership-store.ts';

/** From the customer's field names to ours. */
export const readProfile = (input: InputOf<typeof updateDealership>): Dealership => ({
  companyName: input.company_name,
  phone: input.phone ?? null,
  address: input.address ?? null,
  unit: input.unit ?? null,
  city: input.city ?? null,
  state: input.state ?? null,
  postalCode: input.pincode ?? null,
  country: input.country ?? null,
  website: input.company_website ?? null,
  instagram: input.instagram ?? null,
  facebook: input.facebook ?? null,
  twitter: input.twitter ?? null,
  employeeCount: input.no_of_employees,
});

export const describeProfile = (dealership: Dealership): DealershipProfile => ({
  company_name: dealership.companyName,
  phone: dealership.phone,
  address: dealership.address,
  unit: dealership.unit,
  city: dealership.city,
  state: dealership.state,
  pincode: dealership.postalCode,
  country: dealership.country,
  company_website: dealership.website,
  instagram: dealership.instagram,
  facebook: dealership.facebook,
  twitter: dealership.twitter,
  no_of_employees: dealership.employeeCount,
});
