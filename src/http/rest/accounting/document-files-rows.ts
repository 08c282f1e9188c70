import { extname } from 'node:path';
import { z } from 'zod';
import { idParam } from '#http/rest/kit/number-params.ts';
import { pdfAnswer } from '#http/rest/kit/pdf-answer.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import type { Role } from '#shared/roles.ts';
import type { Caller } from '#trpc/app-router.ts';

const tag = 'Documents';

const TYPES: Readonly<Record<string, string>> = { '.png': 'image/png', '.webp': 'image/webp' };

function documentsOf(caller: Caller, role: Role | null) {
  switch (role) {
    case 'customer':
      return caller.customer.documents;
    case 'driver':
      return caller.driver.documents;
    case 'packer':
      return caller.packer.documents;
    case 'call_agent':
      return caller.callAgent.documents;
    default:
      return caller.stocker.issuedDocuments;
  }
}

export const documentFilesRows: readonly RestRow[] = [
  defineRow({
    method: 'GET',
    url: '/documents/{id}/pdf',
    roles: ['admin', 'stocker', 'call_agent', 'customer', 'driver', 'packer'],
    input: z.object({ id: idParam }),
    output: z.unknown(),
    doc: {
      tag,
      summary: 'An issued paper as PDF: always the same bytes, named by their SHA-256 in the header ETag',
      errors: { 404: ['Document not found'], 503: ['Failed to generate PDF'] },
      file: 'application/pdf',
    },
    call: async ({ caller, role }, { id }) =>
      pdfAnswer(await documentsOf(caller, role).pdf({ documentId: id }), 'inline'),
  }),
  defineRow({
    method: 'GET',
    url: '/orders/{orderId}/proof/pdf',
    roles: ['admin', 'stocker', 'call_agent', 'customer', 'driver', 'packer'],
    input: z.object({ orderId: idParam }),
    output: z.unknown(),
    doc: {
      tag,
      summary:
        'The proof of delivery of an order: receiver, signature, amount received, what was not accepted',
      errors: { 404: ['Order not found'], 503: ['Failed to generate PDF'] },
      file: 'application/pdf',
    },
    call: async ({ caller, role }, input) =>
      pdfAnswer(await documentsOf(caller, role).proof(input), 'inline'),
  }),
  defineRow({
    method: 'GET',
    url: '/orders/photos/{photo_id}',
    roles: ['admin', 'stocker', 'call_agent'],
    input: z.object({ photo_id: idParam }),
    output: z.unknown(),
    doc: {
      tag,
      summary: 'A photo of the door that a driver took at a visit',
      errors: { 404: ['Photo not found'] },
      file: 'image/jpeg',
    },
    call: async ({ caller, role }, { photo_id: photoId }) => {
      const documents = role === 'call_agent' ? caller.callAgent.documents : caller.stocker.issuedDocuments;
      const photo = await documents.photo({ photoId });
      return { ...photo, disposition: 'inline', contentType: TYPES[extname(photo.fileName)] ?? 'image/jpeg' };
    },
  }),
  defineRow({
    method: 'GET',
    url: '/orders/complaints/photos/{photo_id}',
    roles: ['customer', 'admin'],
    input: z.object({ photo_id: idParam }),
    output: z.unknown(),
    doc: {
      tag,
      summary: 'A photo that a customer sent of what came damaged or is missing',
      errors: { 404: ['Photo not found'] },
      file: 'image/jpeg',
    },
    call: async ({ caller, role }, { photo_id: photoId }) => {
      const { complaints } = role === 'admin' ? caller.admin : caller.customer;
      const photo = await complaints.photo({ photoId });
      return { ...photo, disposition: 'inline', contentType: TYPES[extname(photo.fileName)] ?? 'image/jpeg' };
    },
  }),
];
