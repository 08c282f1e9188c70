import {
  DOCUMENT_LABELS,
  DOCUMENT_LANGUAGE_LABELS,
  ISSUE_MOMENT_LABELS,
} from '#shared/accounting/documents.ts';
import { CASH_MOVEMENT_LABELS, ENTRY_LABELS, PAYMENT_METHOD_LABELS } from '#shared/accounting/ledger.ts';
import type { AuditField } from '#shared/audit-events.ts';
import type { FirmTable } from '#shared/audit-firm-events.ts';
import { anySubcategoryLabel, categoryLabel } from '#shared/categories.ts';
import { isISOMonth } from '#shared/dates/months.ts';
import { formatDate, isISODate } from '#shared/dates/shop-dates.ts';
import { ATTEMPT_REASON_LABELS } from '#shared/delivery.ts';
import { formatBasisPoints, formatCents } from '#shared/prices/money.ts';
import { formatUnitPrice } from '#shared/prices/unit-price.ts';
import { unitLabel } from '#shared/prices/units.ts';
import { findRegionName } from '#shared/regions.ts';
import { CONFLICT_MONEY_LABELS } from '#shared/road-conflicts.ts';
import { ROLE_LABELS } from '#shared/roles.ts';
import { PRODUCT_LABELS, USER_LABELS } from '#shared/text/field-labels.ts';
import { instantText, monthName, weekdayName } from '#web/ui/date-texts.ts';

const HIDDEN = ['productId', 'documentId', 'group', 'changeId', 'frozen', 'ownPieces', 'userIds'] as const;

type ShownField = Exclude<AuditField, (typeof HIDDEN)[number]> | 'status' | 'synonymGroups';

const LABELS = {
  ...USER_LABELS,
  ...PRODUCT_LABELS,
  stock: 'Stoku',
  delta: 'Ndryshimi',
  note: 'Shënim',
  netCostE4: 'Kostoja pa TVSH',
  receiptId: 'Pranimi',
  carts: 'Hequr nga shporta',
  originalId: 'Kopje e produktit',
  lines: 'Rreshta',
  received: 'Produkte',
  missing: 'Mungojnë',
  reason: 'Arsyeja',
  status: 'Statusi',
  synonymGroups: 'Grupe sinonimesh',
  comment: 'Komenti',
  buyerAddress: 'Adresa e dorëzimit',
  deliverDate: 'Data e dorëzimit',
  driverName: 'Shoferi',
  productName: 'Produkti',
  receiverName: 'Marrësi',
  totalCents: 'Totali',
  amountReceivedCents: 'Arkëtuar',
  amountCents: 'Shuma',
  countedBy: 'Numëroi',
  occurredAt: 'Koha e veprimit',
  expected: 'Duhej të kthehej',
  returned: 'U kthye',
  date: 'Data',
  dateBefore: 'Data e deriatëhershme',
  what: 'Çfarë',
  orders: 'Porosi',
  kind: 'Çfarë',
  format: 'Formati',
  from: 'Nga',
  to: 'Deri',
  fileName: 'Skedari',
  attempts: 'Përpjekje',
  booked: 'Regjistruar',
  unmatched: 'Pa lidhur',
  number: 'Numri',
  create: 'Të reja',
  change: 'Ndryshuar',
  same: 'Pa ndryshim',
  rejected: 'Refuzuar',
  city: 'Qyteti',
  website: 'Faqja e internetit',
  bankName: 'Banka',
  bankAccount: 'Llogaria bankare',
  documentFooter: 'Fundi i dokumenteve',
  logo: 'Logoja',
  whatsapp: 'WhatsApp',
  viber: 'Viber',
  mapUrl: 'Linku i hartës',
  openingHours: 'Orari',
  closedWeekdays: 'Ditët pa dorëzim',
  closedDates: 'Data pa dorëzim',
  cutoffHour: 'Ora e mbylljes',
  minimumOrderCents: 'Vlera minimale e porosisë',
  newCustomerLimitCents: 'Kufiri për klientët e rinj',
  lowStockThreshold: 'Kufiri i stokut të ulët',
  timeZone: 'Zona kohore',
  month: 'Muaji',
  closedUntil: 'Mbyllur deri më',
  issueAt: 'Lëshimi i faturës',
  answer: 'Përgjigjja',
  isDone: 'E përfunduar',
  customersChangeOrders: 'Klientët i ndryshojnë porositë',
  overdueHoldDays: 'Pritje kur vonesa kalon (ditë)',
  holdHours: 'Stoku mbahet (orë)',
  showFreeLimit: 'Limiti i lirë u shfaqet klientëve',
  cashLimitCents: 'Kufiri i parave të gatshme',
  maxExpenseCents: 'Shpenzimi më i madh',
  maxDayExpensesCents: 'Shpenzimet e një dite',
  purchasing: 'Blerjet',
  showExpected: 'Malli i pritur u shfaqet klientëve',
  overDelivery: 'Tejkalimi në pranim (%)',
  minMargin: 'Marzha më e vogël (%)',
  termsDays: 'Afati (ditë)',
  limitCents: 'Limiti',
  day: 'Dita',
  entryKind: 'Regjistrimi',
  level: 'Shkalla',
  method: 'Mënyra',
  movement: 'Lëvizja',
  conflictMoney: 'Paratë',
  expectedCents: 'Pritej',
  handedInCents: 'U dorëzua',
  regionMinimums: 'Vlera minimale sipas regjionit',
  belowMinimum: 'Nën vlerën minimale',
  transportCents: 'Transporti',
  transportVatBasisPoints: 'TVSH e transportit',
  hidesPrices: 'Çmimet u fshihen vizitorëve',
  needsApproval: 'Klientët e rinj presin miratim',
  priceList: 'Lista e çmimeve',
  shopName: 'Emri i dyqanit',
  shortName: 'Emri i shkurtër',
  tagline: 'Fjalia e dyqanit',
  logoDark: 'Logoja për ekran të errët',
  icon: 'Ikona',
  accent: 'Ngjyra',
  heroTitle: 'Titulli i ballinës',
  heroText: 'Teksti i ballinës',
  heroButton: 'Butoni i ballinës',
  promise: 'Premtimi',
  voices: 'Fjalët e klientëve',
  footer: 'Fundi i faqes',
  facebook: 'Facebook',
  instagram: 'Instagram',
  viberChannel: 'Kanali në Viber',
  terms: 'Kushtet',
  privacy: 'Privatësia',
  prices: 'Çmime',
  customers: 'Klientë',
  isNet: 'Çmimet pa TVSH',
  isExclusive: 'Vetëm këto artikuj',
  addsDiscounts: 'Zbritjet shtohen',
  table: 'Lista',
  toName: 'Te',
  products: 'Produkte',
  key: 'Çelësi',
  paperName: 'Emri në dokumente',
  nameEn: 'Emri anglisht',
  nameSr: 'Emri serbisht',
  plate: 'Targa',
  payloadKg: 'Ngarkesa (kg)',
  boxes: 'Pako',
  usualVan: 'Furgoni',
  dayVan: 'Furgoni i ditës',
  position: 'Vendi në radhë',
  validFrom: 'Vlen nga',
  validTo: 'Vlen deri',
  supplierName: 'Furnitori',
  country: 'Shteti',
  iban: 'IBAN',
  leadDays: 'Ditët deri te malli',
  language: 'Gjuha e porosive',
} as const satisfies Record<ShownField, string>;

const NAMES = new Map<string, string>(Object.entries(LABELS));

const KINDS: Readonly<Record<string, string>> = {
  products: 'Produktet',
  customers: 'Klientët',
  openings: 'Gjendje fillestare',
  prices: 'Çmimet e listës',
  orders: 'Porositë',
  'sales-book': 'Lista e porosive',
  'supplier-products': 'Çka shesin furnitorët',
  'opening-costs': 'Kosto e produkteve',
};

const FIRM_TABLES: Readonly<Record<FirmTable, string>> = {
  region: 'Regjionet',
  category: 'Kategoritë',
  subcategory: 'Nënkategoritë',
  unit: 'Njësitë',
  van: 'Furgonat',
};

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: ROLE_LABELS,
  documentLanguage: DOCUMENT_LANGUAGE_LABELS,
  issueAt: ISSUE_MOMENT_LABELS,
  what: KINDS,
  kind: { ...KINDS, ...DOCUMENT_LABELS },
  language: { sq: 'Shqip', en: 'Anglisht' },
  countedBy: { driver: 'Shoferi', office: 'Zyra' },
  method: PAYMENT_METHOD_LABELS,
  movement: CASH_MOVEMENT_LABELS,
  conflictMoney: CONFLICT_MONEY_LABELS,
  table: FIRM_TABLES,
  belowMinimum: { reject: 'nuk pranohet', transport: 'me transport' },
  entryKind: ENTRY_LABELS,
  reason: { missing: 'Mungon në raft', damaged: 'I dëmtuar', ...ATTEMPT_REASON_LABELS },
};

const LONGEST = 120;

export function fieldName(field: string): string | null {
  if (HIDDEN.some((hidden) => hidden === field)) return null;
  return NAMES.get(field) ?? field;
}

export function fieldValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'po' : 'jo';
  if (typeof value === 'number') return numberText(field, value);
  if (Array.isArray(value)) return listText(field, value);
  if (typeof value === 'object') return String(Object.keys(value).length);
  return shorten(wordOf(field, String(value)));
}

function numberText(field: string, value: number): string {
  if (field.endsWith('Cents')) return formatCents(value);
  if (field.endsWith('E4')) return formatUnitPrice(value);
  if (field.endsWith('BasisPoints')) return formatBasisPoints(value);
  if (field === 'regionId') return findRegionName(value) ?? String(value);
  if (field === 'delta' && value > 0) return `+${value}`;
  if (field === 'originalId') return `#${value}`;
  if (field === 'occurredAt') return instantText(value);
  return String(value);
}

function listText(field: string, values: readonly unknown[]): string {
  if (values.length === 0) return '–';
  if (field === 'closedWeekdays') return values.map((day) => weekdayName(Number(day))).join(', ');
  if (field === 'regionIds') return values.map((id) => findRegionName(Number(id))).join(', ');
  if (values.some((value) => typeof value === 'object')) return String(values.length);
  return shorten(values.map((value) => wordOf(field, String(value))).join(', '));
}

function wordOf(field: string, text: string): string {
  if (field === 'category') return categoryLabel(text);
  if (field === 'unit') return unitLabel(text);
  if (field === 'subcategory') return anySubcategoryLabel(text);
  if (isISODate(text)) return formatDate(text);
  if (field === 'month' && isISOMonth(text)) return monthName(text);
  return WORDS[field]?.[text] ?? text;
}

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
