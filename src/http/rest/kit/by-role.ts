import type { RestCall } from './rest-row.ts';

/** A row that several roles may call goes through the router of the caller's role; admins have all rights of the warehouse. */

export function ordersOf({ callAgent, stocker, role }: RestCall) {
  return role === 'call_agent' ? callAgent.orders : stocker.orders;
}

export function documentsOf({ callAgent, customer, stocker, role }: RestCall) {
  if (role === 'customer') return customer.documents;
  return role === 'call_agent' ? callAgent.documents : stocker.issuedDocuments;
}

/** Includes roles that read documents without listing them. */
export function documentFilesOf(call: RestCall) {
  if (call.role === 'driver') return call.driver.documents;
  return call.role === 'packer' ? call.packer.documents : documentsOf(call);
}

export function receivablesOf({ admin, callAgent, customer, role }: RestCall) {
  if (role === 'customer') return customer.balance;
  return role === 'call_agent' ? callAgent.receivables : admin.receivables;
}
