import type { DocumentLanguage } from '#shared/accounting/documents.ts';
import type { Role } from '#shared/roles.ts';

export type UserFields = {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string;
  readonly address: string;
  readonly fiscalNumber: string;
  readonly vatNumber: string;
  readonly businessNumber: string;
  /** The firm's own number of the customer; empty for none. */
  readonly code: string;
  readonly regionId: number;
  readonly role: Role;
  readonly isActive: boolean;
  readonly discountBasisPoints: number;
  readonly driverCode: number | null;
  readonly documentLanguage: DocumentLanguage;
};

export const USER_LABELS = {
  name: 'Emri',
  email: 'Email',
  phone: 'Telefoni',
  address: 'Adresa',
  fiscalNumber: 'Numri fiskal',
  vatNumber: 'Numri i TVSH-së',
  businessNumber: 'NUI',
  code: 'Shifra',
  regionId: 'Regjioni',
  role: 'Roli',
  isActive: 'Aktiv',
  discountBasisPoints: 'Zbritja',
  driverCode: 'Numri i shoferit',
  documentLanguage: 'Gjuha e dokumenteve',
} as const satisfies Record<keyof UserFields, string>;

// Separate from the field declarations: a customer's order needs the labels, but no input schemas.
export const PRODUCT_LABELS = {
  code: 'Kodi',
  name: 'Emri',
  description: 'Përshkrimi',
  category: 'Kategoria',
  subcategory: 'Nënkategoria',
  unit: 'Njësia',
  priceE4: 'Çmimi',
  vatBasisPoints: 'TVSH',
  discountBasisPoints: 'Zbritja',
  quantity: 'Sasia',
  isFeatured: 'I veçuar',
  regionIds: 'Regjionet',
  image: 'Imazhi',
  shelfPlace: 'Vendi në raft',
  barcode: 'Barkodi',
  weightGrams: 'Pesha (g)',
  reorderPoint: 'Pika e porositjes',
  packName: 'Pakoja',
  packSize: 'Copë në pako',
  orderStep: 'Hapi i porosisë',
  minQuantity: 'Porosia minimale',
  pricePer: 'Çmimi shfaqet për',
  isOnRequest: 'Çmim sipas kërkesës',
  reorderTo: 'Porositet deri në',
} as const;
