import { and, asc, eq, gt } from 'drizzle-orm';
import { users } from '#db/schema/users.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { USER_LABELS } from '#shared/field-labels.ts';
import { formatPhone } from '#shared/phone.ts';
import { findRegionName } from '#shared/regions.ts';
import type { SheetColumn } from '#spreadsheets/sheet.ts';
import { type RowsById, toRows } from './rows-by-id.ts';

export const CUSTOMER_COLUMNS: readonly SheetColumn[] = [
  { header: USER_LABELS.name, kind: 'text' },
  { header: USER_LABELS.phone, kind: 'text' },
  { header: USER_LABELS.email, kind: 'text' },
  { header: USER_LABELS.address, kind: 'text' },
  { header: USER_LABELS.regionId, kind: 'text' },
  { header: USER_LABELS.fiscalNumber, kind: 'text' },
  { header: USER_LABELS.vatNumber, kind: 'text' },
  { header: USER_LABELS.businessNumber, kind: 'text' },
  { header: `${USER_LABELS.discountBasisPoints} (%)`, kind: 'basisPoints' },
  { header: USER_LABELS.isActive, kind: 'text' },
];

export function readCustomerRows(ctx: Ctx, afterId: number, limit: number): RowsById {
  const found = ctx.db
    .select({
      id: users.id,
      name: users.name,
      phone: users.phone,
      email: users.email,
      address: users.address,
      regionId: users.regionId,
      fiscalNumber: users.fiscalNumber,
      vatNumber: users.vatNumber,
      businessNumber: users.businessNumber,
      discountBasisPoints: users.discountBasisPoints,
      isActive: users.isActive,
    })
    .from(users)
    .where(and(eq(users.role, 'customer'), gt(users.id, afterId)))
    .orderBy(asc(users.id))
    .limit(limit)
    .all();
  return toRows(found, (user) => [
    user.name,
    formatPhone(user.phone),
    user.email,
    user.address,
    findRegionName(user.regionId),
    user.fiscalNumber,
    user.vatNumber,
    user.businessNumber,
    user.discountBasisPoints,
    user.isActive ? 'po' : 'jo',
  ]);
}
