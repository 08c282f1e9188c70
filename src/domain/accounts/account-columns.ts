import { users } from '#db/schema/accounts.ts';

/** The columns of an account that leave the domain; the password's hash is never among them. */
export const ACCOUNT_COLUMNS = {
  id: users.id,
  name: users.name,
  email: users.email,
  number: users.number,
  address: users.address,
  fiskal: users.fiskal,
  nrTvsh: users.nrTvsh,
  regionId: users.regionId,
  role: users.role,
  isActive: users.isActive,
  discountBasisPoints: users.discountBasisPoints,
  driverNr: users.driverNr,
  createdAt: users.createdAt,
} as const;
