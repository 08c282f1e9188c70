import { z } from 'zod';
import { setCalled } from '#domain/customers/customer-calls.ts';
import {
  addCustomerNote,
  listCustomerNotes,
  resolveCustomerNote,
  setNoteForDriver,
} from '#domain/customers/customer-notes.ts';
import {
  findCustomerByPhone,
  getCustomer,
  registerCustomer,
  searchCustomers,
  updateCustomer,
} from '#domain/customers/customers.ts';
import { listCustomersToCall } from '#domain/reports/list-customers-to-call.ts';
import { once } from '#kernel/idempotency.ts';
import { idInput } from '#shared/inputs/basic-inputs.ts';
import {
  addCustomerNoteInput,
  findCustomerInput,
  noteForDriverInput,
  registerCustomerInput,
  searchCustomersInput,
  setCalledInput,
  updateCustomerInput,
} from '#shared/inputs/customer-inputs.ts';
import { callAgentProcedure } from '#trpc/procedures.ts';
import { calls, router } from '#trpc/trpc.ts';

export const customersRouter = router({
  search: callAgentProcedure.input(searchCustomersInput).query(calls(searchCustomers)),
  findByPhone: callAgentProcedure
    .input(findCustomerInput)
    .query(({ ctx, input }) => findCustomerByPhone(ctx, input.phone) ?? null),
  get: callAgentProcedure.input(z.object({ customerId: idInput })).query(calls(getCustomer)),
  toCall: callAgentProcedure.query(({ ctx }) => listCustomersToCall(ctx)),
  setCalled: callAgentProcedure.input(setCalledInput).mutation(calls(setCalled)),
  register: callAgentProcedure.input(registerCustomerInput).mutation(calls(registerCustomer)),
  update: callAgentProcedure.input(updateCustomerInput).mutation(calls(updateCustomer)),
  notes: callAgentProcedure
    .input(z.object({ customerId: idInput }))
    .query(({ ctx, input }) => listCustomerNotes(ctx, input.customerId)),
  addNote: callAgentProcedure
    .input(addCustomerNoteInput)
    .mutation(({ ctx, input }) => once(ctx, 'customer.note', input, addCustomerNote)),
  setNoteForDriver: callAgentProcedure.input(noteForDriverInput).mutation(calls(setNoteForDriver)),
  resolveNote: callAgentProcedure
    .input(z.object({ noteId: idInput }))
    .mutation(({ ctx, input }) => resolveCustomerNote(ctx, input.noteId)),
});
