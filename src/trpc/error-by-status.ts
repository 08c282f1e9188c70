const REFUSALS: Readonly<Record<number, readonly [error: string, message: string]>> = {
  400: ['Validation failed', 'Kërkesa nuk është e vlefshme.'],
  401: ['Unauthorized', 'Ju lutem kyçuni për të vazhduar.'],
  403: ['Forbidden', 'Nuk keni leje për këtë veprim.'],
  404: ['Not found', 'Adresa e kërkuar nuk ekziston.'],
  405: ['Method not allowed', 'Kjo adresë nuk e pranon këtë lloj kërkese.'],
  408: ['Request timeout', 'Kërkesa zgjati shumë. Ju lutem provoni përsëri.'],
  413: ['Payload too large', 'Kërkesa është tepër e madhe.'],
  414: ['URI too long', 'Adresa e kërkuar është tepër e gjatë.'],
  415: ['Unsupported media type', 'Kërkesa duhet të jetë JSON.'],
  429: ['Too many requests', 'Shumë kërkesa. Ju lutem provoni përsëri pas pak.'],
  431: ['Request header fields too large', 'Kërkesa është tepër e madhe.'],
  503: ['Service unavailable', 'Shërbimi nuk është i disponueshëm. Provoni pas pak.'],
};

export function errorByStatus(status: number): { readonly error: string; readonly message: string } {
  const [error, message] = REFUSALS[status] ?? ['Bad request', 'Kërkesa nuk është e vlefshme.'];
  return { error, message, ...(status === 400 ? { issues: [] } : {}) };
}
