import { type AuditEventType, isAuditEventType } from '#shared/audit-events.ts';

const LABELS: Readonly<Record<AuditEventType, string>> = {
  'product.created': 'Produkti u krijua',
  'product.updated': 'Produkti u ndryshua',
  'product.deleted': 'Produkti u fshi',
  'product.restored': 'Produkti u kthye',
  'product.duplicated': 'Produkti u kopjua',
  'product.discounted': 'Zbritja u ndryshua',
  'product.featured': 'Veçimi u ndryshua',
  'product.moved': 'Kategoria u ndryshua',
  'order.item-added': 'U shtua një artikull',
  'order.item-changed': 'U ndryshua sasia e një artikulli',
  'order.item-removed': 'U hoq një artikull',
  'order.item-restored': 'U kthye artikulli i hequr',
  'order.short-shipped': 'U dërgua më pak',
  'order.edited': 'U ndryshuan të dhënat e porosisë',
  'order.driver-assigned': 'U caktua shoferi',
  'order.status-changed': 'Statusi u ndryshua',
  'order.delivered': 'U dorëzua',
  'order.delivery-corrected': 'Dorëzimi u korrigjua',
  'order.receipt-voided': 'Dëshmia e dorëzimit u anulua',
  'document.issued': 'U lëshua dokument',
  'stock.adjusted': 'Stoku u rregullua',
  'stock.set': 'Stoku u vendos',
  'stock.received': 'U pranua mall',
  'stock.counted': 'U bë inventarizimi',
  'stock.undone': 'U kthye ndryshimi i stokut',
  'search.synonyms-saved': 'U ndryshuan sinonimet e kërkimit',
  'user.created': 'Llogaria u krijua',
  'user.imported': 'Klienti u importua',
  'user.updated': 'Llogaria u ndryshua',
  'user.signed-up': 'Klienti u regjistrua',
  'user.admin-created': 'Administratori u krijua',
  'user.registered': 'Klienti u regjistrua me telefon',
  'user.password-set': 'Fjalëkalimi u vendos nga administratori',
  'user.password-changed': 'Fjalëkalimi u ndryshua',
  'user.signed-out-everywhere': 'Doli nga të gjitha pajisjet',
  'settings.updated': 'Cilësimet u ndryshuan',
  'delivery.cash-counted': 'U numëruan paratë',
  'books.closed': 'Periudha u mbyll',
  'export.started': 'Eksport në skedar',
  'import.applied': 'Import nga skedari',
};

/** What an entry of the audit log says happened; what only another version of the program knows keeps its name. */
export function actionLabel(action: string): string {
  return isAuditEventType(action) ? LABELS[action] : action;
}
