const NOT_AN_ACCOUNT = 'Llogaria në Kosovë ka 16 shifra, IBAN-i fillon me shtetin, p.sh. XK.';
const WRONG_DIGIT = 'Një shifër e llogarisë është gabim: numri i kontrollit nuk del.';

const LENGTH_OF_XK = 20;

/** A warning, never a rejection: accounts of foreign banks have other formats. */
export function bankAccountWarning(text: string): string | null {
  const account = text.replace(/[\s.–-]/g, '').toUpperCase();
  if (account === '') return null;
  if (/^\d{16}$/.test(account)) return isChecked(account) ? null : WRONG_DIGIT;
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(account)) return NOT_AN_ACCOUNT;
  if (account.startsWith('XK') && account.length !== LENGTH_OF_XK) return NOT_AN_ACCOUNT;
  return isChecked(account.slice(4) + account.slice(0, 4)) ? null : WRONG_DIGIT;
}

/** ISO 7064 MOD 97-10, of an IBAN and of Kosovo's national number alike; a letter counts as two digits. */
function isChecked(text: string): boolean {
  const digits = text.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}
