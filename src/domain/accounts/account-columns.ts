import { users } from '#db/schema/accounts.ts';

/** The columns of an account that leave the domain; the password's hash is never among them. */
export const ACCOUNT_COLUMNS = {
  id: users.id,
  name: users.name,
  email: users.email,
  phone: users.phone,
  address: users.address,
  fiscalNumber: users.fiscalNumber,
  vatNumber: users.vatNumber,
  regionId: users.regionId,
  role: users.role,
  isActive: users.isActive,
  discountBasisPoints: users.discountBasisPoints,
  driverCode: users.driverCode,
  createdAt: users.createdAt,
} as const;
