import type { RestCall } from './rest-row.ts';

/** A row that several roles may call goes through the router of the caller's role; admins have all rights of the warehouse. */

export function ordersOf({ caller, role }: RestCall) {
  return role === 'call_agent' ? caller.callAgent.orders : caller.stocker.orders;
}

export function documentsOf({ caller, role }: RestCall) {
  if (role === 'customer') return caller.customer.documents;
  return role === 'call_agent' ? caller.callAgent.documents : caller.stocker.issuedDocuments;
}

/** Of those, too, who read documents without listing them. */
export function documentFilesOf(call: RestCall) {
  if (call.role === 'driver') return call.caller.driver.documents;
  return call.role === 'packer' ? call.caller.packer.documents : documentsOf(call);
}

export function receivablesOf({ caller, role }: RestCall) {
  if (role === 'customer') return caller.customer.balance;
  return role === 'call_agent' ? caller.callAgent.receivables : caller.admin.receivables;
}
