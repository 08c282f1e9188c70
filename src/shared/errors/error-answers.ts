import { INVOICE_LOCKED } from '#shared/accounting/documents.ts';
import { DELIVERY_DATE_MESSAGES } from '#shared/dates/delivery-dates.ts';
import { ORDER_NOT_FOUND } from '#shared/delivery.ts';
import { printCents } from '#shared/prices/money.ts';
import { BILL_ERRORS } from './bill-errors.ts';
import type { Answer, Answers, DomainErrorData } from './domain-errors.ts';
import {
  incompleteBuyer,
  incompleteSeller,
  shortage,
  tooManyAttempts,
  tooManyDocuments,
  tooManyPixels,
  unreadable,
} from './error-sentences.ts';
import { FIRM_ERRORS } from './firm-errors.ts';
import { MONEY_ERRORS } from './money-errors.ts';
import { ORDER_STATUS_ERRORS } from './order-status-errors.ts';
import { PURCHASING_ERRORS } from './purchasing-errors.ts';
import { RECEIPT_ERRORS } from './receipt-errors.ts';

export const PRICE_ERRORS = {
  'account-not-approved': [403, 'Account not approved', 'Llogaria juaj pret miratimin e zyrës.'],
  'customer-not-approved': [403, 'Account not approved', 'Llogaria e klientit pret miratimin e zyrës.'],
  'price-list-not-found': [404, 'Price list not found', 'Lista e çmimeve nuk u gjet.'],
  'price-on-request': [
    409,
    'Price on request',
    ({ productName }) => `${productName}: çmimi jepet sipas kërkesës. Na telefononi.`,
  ],
  'quantity-not-allowed': [
    409,
    'Quantity not allowed',
    ({ productName, nearest }) =>
      nearest.length === 1
        ? `${productName}: kjo sasi nuk porositet. Më e afërta: ${nearest[0]}.`
        : `${productName}: kjo sasi nuk porositet. Më të afërtat: ${nearest.join(' ose ')}.`,
  ],
  'below-minimum-order': [
    409,
    'Below minimum order value',
    ({ minimumOrderCents }) => `Vlera minimale e porosisë është ${printCents(minimumOrderCents)}.`,
  ],
} as const satisfies Answers;

export const GUIDE_ERRORS = {
  'own-list-not-found': [404, 'List not found', 'Lista nuk u gjet.'],
  'own-list-exists': [409, 'List already exists', 'Keni tashmë një listë me këtë emër.'],
  'own-lists-full': [409, 'Too many lists', ({ max }) => `Mund të keni më së shumti ${max} lista.`],
  'own-list-full': [409, 'List is full', ({ max }) => `Një listë mund të ketë më së shumti ${max} produkte.`],
  'own-list-shared-enough': [
    409,
    'Too many members',
    ({ max }) => `Një listë mund të ndahet me më së shumti ${max} persona.`,
  ],
  'invitation-invalid': [404, 'Invitation not found', 'Ky kod nuk vlen ose ka skaduar. Kërkoni një të ri.'],
  'stars-full': [409, 'Too many stars', ({ max }) => `Mund të keni më së shumti ${max} produkte me yll.`],
  'stock-wishes-full': [
    409,
    'Too many wishes',
    ({ max }) => `Mund të prisni më së shumti ${max} produkte njëherësh.`,
  ],
  'in-stock-already': [409, 'In stock already', 'Ky produkt është tashmë në stok.'],
} as const satisfies Answers;

export const OWN_ORDER_ERRORS = {
  'own-changes-off': [403, 'Forbidden', 'Porosia ndryshohet vetëm me telefon. Na telefononi, ju lutem.'],
  'order-being-prepared': [
    409,
    'Order cannot be changed',
    'Porosia po përgatitet tashmë dhe nuk ndryshohet më këtu. Na telefononi, ju lutem.',
  ],
  'complaint-not-found': [404, 'Complaint not found', 'Reklamimi nuk u gjet.'],
  'complaint-too-early': [
    409,
    'Complaint too early',
    'Porosia nuk është nisur ende: raportoni kur të arrijë.',
  ],
  'password-too-common': [400, 'Password too common', 'Fjalëkalim ndër më të përdorurit; zgjidhni tjetër.'],
  'too-many-photos': [429, 'Too many photos', 'Shumë foto të papërdorura; provoni më vonë.'],
  'too-many-complaints': [
    429,
    'Too many complaints',
    'Keni raportuar mjaft për sot. Na telefononi, ju lutem.',
  ],
  'order-total-changed': [
    409,
    'Order total changed',
    ({ totalCents }) =>
      `Çmimet ndryshuan ndërkohë: totali i ri është ${printCents(totalCents)}. Konfirmoni përsëri.`,
  ],
} as const satisfies Answers;

const OFFICE_CORRECTS = 'Korrigjimin e bën zyra.';
const GONE = 'Kjo punë nuk ekziston më. Filloni përsëri.';
const CANCEL_INSTEAD = 'Anuloni porosinë në vend të kësaj.';

/**
 * HTTP status, REST name and Albanian sentence of every domain error. The only place with error texts: each line
 * defines a code, and a code with data but without a line does not compile.
 */
export const ERROR_ANSWERS = {
  ...MONEY_ERRORS,
  ...FIRM_ERRORS,
  ...PRICE_ERRORS,
  ...ORDER_STATUS_ERRORS,
  ...OWN_ORDER_ERRORS,
  ...GUIDE_ERRORS,
  ...PURCHASING_ERRORS,
  ...RECEIPT_ERRORS,
  ...BILL_ERRORS,
  'validation-failed': [400, 'Validation failed', 'Të dhënat nuk janë të vlefshme.'],
  'barcode-taken': [400, 'Validation failed', ({ productName }) => `Këtë barkod e ka ${productName}.`],
  'price-list-days': [400, 'Validation failed', 'Data e fillimit është pas asaj të mbarimit.'],
  'van-day-ahead': [400, 'Validation failed', 'Furgoni kontrollohet për sot ose për një ditë të kaluar.'],
  'cash-day-ahead': [400, 'Validation failed', 'Arka numërohet për sot ose për një ditë të kaluar.'],
  'delivered-beyond-ordered': [
    400,
    'Validation failed',
    'Sasia e dorëzuar nuk mund të jetë më e madhe se sasia e porositur.',
  ],
  'driver-code-of-no-driver': [400, 'Validation failed', 'Vetëm shoferët kanë numër shoferi.'],
  'driver-hands-over-to-self': [400, 'Validation failed', 'Zgjidhni një shofer tjetër.'],
  'driver-without-code': [400, 'Validation failed', 'Caktoni numrin e shoferit.'],
  'email-missing': [400, 'Validation failed', 'Email-i është i detyrueshëm për stafin.'],
  'image-invalid': [400, 'Validation failed', 'Imazhi nuk është i vlefshëm.'],
  'item-named-twice': [400, 'Validation failed', 'Një artikull është shënuar dy herë.'],
  'missing-beyond-line': [
    400,
    'Validation failed',
    ({ left }) => `Porosia ka vetëm ${left} copë të këtij artikulli.`,
  ],
  'order-full': [
    400,
    'Validation failed',
    ({ max }) => `Një porosi mund të ketë më së shumti ${max} artikuj.`,
  ],
  'order-value-too-large': [400, 'Validation failed', 'Vlera e porosisë është tepër e madhe.'],
  'product-code-emptied': [400, 'Validation failed', 'Kodi nuk mund të zbrazet.'],
  'product-counted-twice': [400, 'Validation failed', 'I njëjti produkt është numëruar dy herë.'],
  'quantity-too-large': [400, 'Validation failed', 'Sasia është tepër e madhe.'],
  'subcategory-of-another': [400, 'Validation failed', 'Nënkategoria nuk i përket kësaj kategorie.'],
  'synonym-twice': [400, 'Validation failed', ({ term }) => `„${term}” është shkruar dy herë.`],
  'too-many-rows': [
    400,
    'Validation failed',
    ({ max }) => `Periudha ka më shumë se ${max} rreshta. Zgjidhni një periudhë më të shkurtër.`,
  ],
  'too-many-products': [
    400,
    'Validation failed',
    ({ max }) => `Më së shumti ${max} produkte njëherësh. Ngushtoni listën.`,
  ],
  'vat-without-number': [
    400,
    'Validation failed',
    'Fatura është lëshuar pa numrin e TVSH-së të shitësit: rreshti shtesë shkruhet me TVSH 0 %.',
  ],
  'passwords-do-not-match': [400, 'Passwords do not match', 'Fjalëkalimet nuk përputhen.'],
  'product-id-missing': [400, 'Product ID is missing', 'Product ID is missing'],
  'invalid-delivery-date': [400, 'Invalid delivery date', ({ problem }) => DELIVERY_DATE_MESSAGES[problem]],
  'invalid-date-range': [400, 'Invalid date range', 'Data e fillimit është pas datës së mbarimit.'],
  'file-unreadable': [400, 'Unreadable file', unreadable],
  unauthorized: [401, 'Unauthorized', 'Ju lutem kyçuni për të vazhduar.'],
  'invalid-credentials': [401, 'Invalid email or password', 'Email-i ose fjalëkalimi është i gabuar.'],
  'recovery-code-invalid': [401, 'Invalid recovery code', 'Kodi nuk vlen ose ka skaduar. Kërkoni një të ri.'],
  'second-factor-needed': [401, 'Code required', 'Shkruani kodin nga aplikacioni juaj i kodeve.'],
  'second-factor-invalid': [401, 'Invalid code', 'Kodi nuk është i saktë, ka skaduar ose është përdorur.'],
  'second-factor-on': [409, 'Second factor is on', 'Kodi i dytë është i ndezur tashmë.'],
  'second-factor-off': [409, 'Second factor is off', 'Kodi i dytë nuk është i ndezur.'],
  'session-ended': [401, 'Unauthorized', 'Sesioni ka përfunduar. Ju lutem kyçuni përsëri.'],
  'wrong-password': [403, 'Wrong password', 'Fjalëkalimi aktual nuk është i saktë.'],
  forbidden: [403, 'Forbidden', 'Nuk keni leje për këtë veprim.'],
  'account-deactivated': [403, 'Account is deactivated', 'Llogaria juaj është çaktivizuar.'],
  'status-not-allowed': [403, 'Status not allowed for role', 'Ky status nuk lejohet për rolin tuaj.'],
  'user-not-found': [404, 'User not found', 'Përdoruesi nuk u gjet.'],
  'customer-not-found': [404, 'Customer not found', 'Klienti nuk u gjet.'],
  'product-not-found': [404, 'Product not found', 'Produkti nuk u gjet.'],
  'category-not-found': [404, 'Category not found', 'Kategoria nuk u gjet.'],
  'cart-item-not-found': [404, 'Cart item not found', 'Produkti nuk është në shportë.'],
  'photo-not-found': [404, 'Photo not found', 'Fotoja nuk u gjet.'],
  'order-not-found': [404, 'Order not found', ORDER_NOT_FOUND],
  'order-item-not-found': [404, 'Order item not found', 'Artikulli nuk u gjet në porosi.'],
  'driver-not-found': [404, 'Driver not found', 'Shoferi nuk u gjet.'],
  'region-not-found': [404, 'Region not found', 'Regjioni nuk u gjet.'],
  'note-not-found': [404, 'Note not found', 'Shënimi nuk u gjet.'],
  'login-not-found': [404, 'Session not found', 'Sesioni nuk u gjet.'],
  'import-not-found': [
    404,
    'Job not found',
    'Ky import nuk gjendet më. Rreshtat e shkruar deri tani kanë mbetur. Ngarkoni përsëri të njëjtin skedar: ata dalin si të pandryshuar.',
  ],
  'export-not-found': [404, 'Job not found', GONE],
  'price-change-not-found': [404, 'Job not found', GONE],
  'document-not-found': [404, 'Document not found', 'Dokumenti nuk u gjet.'],
  'document-line-not-found': [404, 'Document line not found', 'Rreshti nuk u gjet në dokument.'],
  'invoice-issued': [409, 'Invoice issued', INVOICE_LOCKED],
  'not-an-invoice': [409, 'Not an invoice', 'Nota e debitit lëshohet vetëm për një faturë.'],
  'not-creditable': [409, 'Not an invoice', 'Nota e kreditit lëshohet vetëm për një faturë ose notë debiti.'],
  'not-issued': [409, 'Not issued', 'Fatura nuk është lëshuar ende. Tani mund të lëshohet.'],
  'order-cancelled': [409, 'Order cancelled', 'Porosia është anuluar.'],
  'seller-incomplete': [409, 'Seller incomplete', incompleteSeller],
  'buyer-incomplete': [409, 'Buyer incomplete', incompleteBuyer],
  'credit-exceeds-invoice': [
    409,
    'Credit exceeds invoice',
    ({ leftCents }) => `Nota e kreditit e kalon dokumentin: kanë mbetur ${printCents(leftCents)}.`,
  ],
  'no-way-to-log-in': [409, 'No way to log in', 'Llogaria nuk është aktive ose nuk ka email për t’u kyçur.'],
  'user-exists': [409, 'User already exists', 'Ekziston tashmë një llogari me këtë email.'],
  'customer-code-taken': [
    409,
    'Customer code already taken',
    ({ customerName }) => `Këtë shifër e ka ${customerName}.`,
  ],
  'phone-registered': [
    409,
    'Phone number already registered',
    ({ customerName }) =>
      `Ky numër telefoni është i regjistruar tashmë${customerName === undefined ? '' : ` për ${customerName}`}.`,
  ],
  'driver-has-stops': [
    409,
    'Driver has open orders',
    ({ driverName, count }) => `${driverName} ka ${count} porosi të hapura. Zgjidhni kush i merr.`,
  ],
  'driver-code-taken': [
    409,
    'Driver number already taken',
    ({ driverCode, driverName }) => `Numrin ${driverCode} e ka shoferi ${driverName}.`,
  ],
  'product-code-exists': [409, 'Product code already exists', 'Ekziston tashmë një produkt me këtë kod.'],
  'insufficient-stock': [409, 'Insufficient stock', shortage],
  'cart-changed': [
    409,
    'Cart changed',
    'Shporta ndryshoi ndërkohë. Shikoni çfarë ndryshoi dhe konfirmoni përsëri.',
  ],
  'cart-ordered': [
    409,
    'Cart already ordered',
    ({ orderId }) => `Kjo shportë u porosit tashmë – porosia nr. ${orderId}.`,
  ],
  'cart-full': [409, 'Conflict', ({ max }) => `Shporta mund të ketë më së shumti ${max} produkte.`],
  'cash-changed': [409, 'Conflict', 'Arka ka ndryshuar ndërkohë. Shikojeni dhe provoni përsëri.'],
  'stock-changed': [409, 'Stock changed', 'Stoku ka ndryshuar ndërkohë. Rifreskoni dhe provoni përsëri.'],
  'shelf-changed': [
    409,
    'Stock changed',
    ({ productName, shelf }) =>
      `${productName}: ndërkohë doli mall dhe në raft priten ${shelf}. Numërojeni përsëri.`,
  ],
  'product-not-in-region': [
    409,
    'Product not available in region',
    'Produkti nuk është i disponueshëm në regjionin e klientit.',
  ],
  'last-active-admin': [409, 'Last active admin', 'Administratori i fundit aktiv nuk mund të çaktivizohet.'],
  'order-not-editable': [
    409,
    'Order cannot be changed',
    'Artikujt e kësaj porosie nuk mund të ndryshohen më.',
  ],
  'order-day-fixed': [409, 'Order cannot be changed', 'Data e kësaj porosie nuk mund të ndryshohet më.'],
  'order-changed': [
    409,
    'Order changed',
    'Porosia u ndryshua ndërkohë nga dikush tjetër. Rifreskoni dhe provoni përsëri.',
  ],
  'delivery-rules-changed': [409, 'Delivery rules changed', 'Dikush tjetër ndryshoi ndërkohë këto ditë.'],
  'undo-not-found': [404, 'Not found', 'Ky ndryshim nuk gjendet ose nuk është juaji: nuk kthehet.'],
  'undo-too-late': [409, 'Conflict', 'Kthimi nuk bëhet më: ka kaluar më shumë se një minutë.'],
  'undo-overtaken': [
    409,
    'Conflict',
    ({ what }) =>
      what === null
        ? 'Ky ndryshim është kthyer tashmë.'
        : `Kthimi nuk bëhet më: „${what}” u ndryshua përsëri ndërkohë.`,
  ],
  'last-item': [
    409,
    'Last item cannot be removed',
    `Artikulli i fundit nuk mund të hiqet. ${CANCEL_INSTEAD}`,
  ],
  'insufficient-custom-stock': [
    409,
    'Insufficient custom stock',
    'Nuk ka mjaft stok personal për këtë klient.',
  ],
  'above-new-customer-limit': [
    409,
    'Conflict',
    ({ limitCents }) =>
      `Deri në dorëzimin e parë mund të porositni gjithsej ${printCents(limitCents)}. Na telefononi për më shumë.`,
  ],
  'already-delivered': [409, 'Conflict', `Porosia është dorëzuar tashmë. ${OFFICE_CORRECTS}`],
  'order-changed-on-road': [
    409,
    'Order changed',
    ({ totalCents }) =>
      `Zyra e ndryshoi porosinë ndërkohë: totali i ri është ${printCents(totalCents)}. Dorëzojeni përsëri te dera.`,
  ],
  'route-changed': [
    409,
    'Conflict',
    'Radha e ndalesave ka ndryshuar ndërkohë. Shikojeni dhe provoni përsëri.',
  ],
  'van-changed': [409, 'Conflict', 'Lista e kthimit ka ndryshuar ndërkohë. Shikojeni përsëri.'],
  'customer-deactivated': [409, 'Conflict', 'Llogaria e klientit është çaktivizuar.'],
  'item-with-history': [
    409,
    'Conflict',
    'Artikulli ka kthime ose stok personal të regjistruar dhe nuk mund të hiqet. Ndryshoni sasinë e tij.',
  ],
  'order-cancelled-meanwhile': [409, 'Conflict', 'Porosia është anuluar ndërkohë.'],
  'order-without-driver': [409, 'Conflict', 'Porosia nuk ka shofer.'],
  'pieces-beyond-line': [
    409,
    'Conflict',
    ({ left }) => `Për këtë artikull mund të përdoren edhe ${left} copë.`,
  ],
  'photo-too-large': [413, 'Image too large', 'Fotoja nuk guxon të jetë më e rëndë se 300 kB.'],
  'image-too-large': [413, 'Image too large', 'image size must not exceed 5MB'],
  'image-too-many-pixels': [413, 'Image too large', tooManyPixels],
  'unsupported-image-type': [415, 'Unsupported image type', 'only JPG, PNG or WEBP allowed'],
  'brand-icon-size': [400, 'Validation failed', 'Ikona duhet të jetë katrore, së paku 512 × 512 piksel.'],
  'brand-picture-too-large': [413, 'Image too large', 'Fotografia nuk guxon të jetë më e rëndë se 1 MB.'],
  'brand-picture-type': [415, 'Unsupported image type', 'Fotografia duhet të jetë PNG, WEBP ose SVG.'],
  'logo-type': [415, 'Unsupported image type', 'Logoja duhet të jetë PNG ose JPG.'],
  'idempotency-mismatch': [
    422,
    'Idempotency key reused',
    'Kjo kërkesë ishte kryer tashmë. Shikoni ç’është regjistruar para se ta dërgoni përsëri.',
  ],
  'too-many-attempts': [429, 'Too many attempts', tooManyAttempts],
  'too-many-documents': [429, 'Too many attempts', tooManyDocuments],
  'pdf-failed': [503, 'Failed to generate PDF', 'Dokumenti nuk u gjenerua. Ju lutem provoni përsëri.'],
  'service-unavailable': [503, 'Service unavailable', 'Shërbimi nuk është i disponueshëm. Provoni pas pak.'],
} as const satisfies Answers & { readonly [Code in keyof DomainErrorData]: Answer<Code> };

export type DomainErrorCode = keyof typeof ERROR_ANSWERS;

export type DataOf<Code extends DomainErrorCode> = Code extends keyof DomainErrorData
  ? DomainErrorData[Code]
  : Readonly<Record<never, never>>;

export type DomainFailure = {
  [Code in DomainErrorCode]: { readonly code: Code; readonly data: DataOf<Code> };
}[DomainErrorCode];

type Sentence<Code extends DomainErrorCode> = string | ((data: DataOf<Code>) => string);

export function sentenceOf<Code extends DomainErrorCode>(error: {
  readonly code: Code;
  readonly data: DataOf<Code>;
}): string {
  const answers: {
    readonly [C in DomainErrorCode]: readonly [status: number, name: string, sentence: Sentence<C>];
  } = ERROR_ANSWERS;
  const sentence: Sentence<Code> = answers[error.code][2];
  return typeof sentence === 'string' ? sentence : sentence(error.data);
}

export function nameOf(code: DomainErrorCode): string {
  return ERROR_ANSWERS[code][1];
}
