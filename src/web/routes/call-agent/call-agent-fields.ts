import { findFields } from '#web/features/staff-orders/find-fields.ts';
import { id, text } from '#web/search-fields.ts';

export const deskFields = { ...findFields, customer: id, phone: text(40) };
