/**
 * Every rejection that the domain knows: its stable name for programs (`error` of the REST API) and the Albanian sentence
 * a person reads unless the thrower gives a better one. Source: rest-api.md "Errors", spec 1 §8, spec 2 §8.
 */
export const DOMAIN_ERRORS = {
  'validation-failed': ['Validation failed', 'Të dhënat nuk janë të vlefshme.'],
  'passwords-do-not-match': ['Passwords do not match', 'Fjalëkalimet nuk përputhen.'],
  'product-id-missing': ['Product ID is missing', 'Product ID is missing'],
  'invalid-delivery-date': ['Invalid delivery date', 'Data e dorëzimit nuk është e vlefshme.'],
  'invalid-date-range': ['Invalid date range', 'Data e fillimit është pas datës së mbarimit.'],
  'empty-order': ['Order has no products', 'Ju lutem shtoni të paktën një produkt në porosi'],
  unauthorized: ['Unauthorized', 'Ju lutem kyçuni për të vazhduar.'],
  'invalid-credentials': ['Invalid email or password', 'Email-i ose fjalëkalimi është i gabuar.'],
  'wrong-password': ['Wrong password', 'Fjalëkalimi aktual nuk është i saktë.'],
  'session-ended': ['Unauthorized', 'Sesioni ka përfunduar. Ju lutem kyçuni përsëri.'],
  forbidden: ['Forbidden', 'Nuk keni leje për këtë veprim.'],
  'account-deactivated': ['Account is deactivated', 'Llogaria juaj është çaktivizuar.'],
  'status-not-allowed': ['Status not allowed for role', 'Ky status nuk lejohet për rolin tuaj.'],
  'user-not-found': ['User not found', 'Përdoruesi nuk u gjet.'],
  'customer-not-found': ['Customer not found', 'Klienti nuk u gjet.'],
  'product-not-found': ['Product not found', 'Produkti nuk u gjet.'],
  'category-not-found': ['Category not found', 'Kategoria nuk u gjet.'],
  'cart-item-not-found': ['Cart item not found', 'Produkti nuk është në shportë.'],
  'order-not-found': ['Order not found', 'Porosia nuk u gjet.'],
  'order-item-not-found': ['Order item not found', 'Artikulli nuk u gjet në porosi.'],
  'driver-not-found': ['Driver not found', 'Shoferi nuk u gjet.'],
  'region-not-found': ['Region not found', 'Regjioni nuk u gjet.'],
  'image-not-found': ['Image not found', 'Imazhi nuk u gjet.'],
  'note-not-found': ['Note not found', 'Shënimi nuk u gjet.'],
  'job-not-found': ['Job not found', 'Kjo punë nuk ekziston më. Filloni përsëri.'],
  'file-unreadable': ['Unreadable file', 'Skedari nuk mund të lexohet.'],
  'login-not-found': ['Session not found', 'Sesioni nuk u gjet.'],
  'user-exists': ['User already exists', 'Ekziston tashmë një llogari me këtë email.'],
  'phone-registered': ['Phone number already registered', 'Ky numër telefoni është i regjistruar tashmë.'],
  'driver-nr-taken': ['Driver number already taken', 'Ky numër shoferi është i zënë.'],
  'driver-has-stops': ['Driver has open orders', 'Shoferi ka porosi të hapura.'],
  'product-code-exists': ['Product code already exists', 'Ekziston tashmë një produkt me këtë kod.'],
  'insufficient-stock': ['Insufficient stock', 'Stok i pamjaftueshëm.'],
  'cart-changed': [
    'Cart changed',
    'Shporta ndryshoi ndërkohë. Shikoni çfarë ndryshoi dhe konfirmoni përsëri.',
  ],
  'cart-ordered': ['Cart already ordered', 'Kjo shportë u porosit tashmë.'],
  'stock-changed': ['Stock changed', 'Stoku ka ndryshuar ndërkohë. Rifreskoni dhe provoni përsëri.'],
  'product-not-in-region': [
    'Product not available in region',
    'Produkti nuk është i disponueshëm në regjionin e klientit.',
  ],
  'last-active-admin': ['Last active admin', 'Administratori i fundit aktiv nuk mund të çaktivizohet.'],
  'order-not-editable': ['Order cannot be changed', 'Artikujt e kësaj porosie nuk mund të ndryshohen më.'],
  'status-change-not-possible': ['Status change not possible', 'Ky ndryshim i statusit nuk është i mundur.'],
  'order-changed': [
    'Order changed',
    'Porosia u ndryshua ndërkohë nga dikush tjetër. Rifreskoni dhe provoni përsëri.',
  ],
  'last-item': [
    'Last item cannot be removed',
    'Artikulli i fundit nuk mund të hiqet. Anuloni porosinë në vend të kësaj.',
  ],
  'below-minimum-order': ['Below minimum order value', 'Vlera e porosisë është nën minimumin.'],
  'insufficient-custom-stock': ['Insufficient custom stock', 'Nuk ka mjaft stok personal për këtë klient.'],
  conflict: ['Conflict', 'Veprimi bie ndesh me gjendjen aktuale. Rifreskoni dhe provoni përsëri.'],
  'image-too-large': ['Image too large', 'image size must not exceed 5MB'],
  'unsupported-image-type': ['Unsupported image type', 'only JPG, PNG or WEBP allowed'],
  'idempotency-mismatch': [
    'Idempotency key reused',
    'Kjo kërkesë ishte kryer tashmë. Shikoni ç’është regjistruar para se ta dërgoni përsëri.',
  ],
  'too-many-attempts': ['Too many attempts', 'Shumë përpjekje. Ju lutem provoni përsëri më vonë.'],
  'pdf-failed': ['Failed to generate PDF', 'Dokumenti nuk u gjenerua. Ju lutem provoni përsëri.'],
  'service-unavailable': ['Service unavailable', 'Shërbimi nuk është i disponueshëm. Provoni pas pak.'],
} as const satisfies Record<string, readonly [error: string, message: string]>;

/** Code of a rejection. */
export type DomainErrorCode = keyof typeof DOMAIN_ERRORS;

/** Values that programs read beside the sentence, e.g. `productId`, `available`, `requested`. */
export type DomainErrorDetails = Readonly<Record<string, unknown>>;

/** An expected rejection: the person is told, nothing is logged as a fault. Anything else thrown is a bug. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  readonly details: DomainErrorDetails;

  constructor(code: DomainErrorCode, message?: string, details: DomainErrorDetails = {}) {
    super(message ?? DOMAIN_ERRORS[code][1]);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }

  /** The stable name for programs. */
  get error(): string {
    return DOMAIN_ERRORS[this.code][0];
  }
}
