import type { z } from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  string: 'tekst',
  number: 'numër',
  int: 'numër i plotë',
  bigint: 'numër',
  boolean: 'true ose false',
  array: 'listë',
  object: 'objekt',
  date: 'datë',
};

export const albanianIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'Kjo fushë është e detyrueshme.';
      return `Duhet të jetë ${KINDS[issue.expected] ?? 'vlerë e vlefshme'}.`;
    case 'too_small':
      return `Duhet të ${measured(issue.origin, `së paku ${issue.minimum}`)}.`;
    case 'too_big':
      return `Duhet të ${measured(issue.origin, `së shumti ${issue.maximum}`)}.`;
    case 'invalid_value':
      return `Duhet të jetë një nga: ${issue.values.map(String).join(', ')}.`;
    default:
      return 'Kjo vlerë nuk është e vlefshme.';
  }
};

function measured(origin: string, amount: string): string {
  if (origin === 'string') return `ketë ${amount} shenja`;
  return origin === 'array' ? `ketë ${amount} elemente` : `jetë ${amount}`;
}
