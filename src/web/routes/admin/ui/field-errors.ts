import { findServerError } from '#web/error-text.ts';

type Issue = { readonly path: string; readonly message: string };

/** What the server rejected field by field, under the names of the form's own fields. */
export function fieldErrors(
  error: unknown,
  formNames: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const issues = findServerError(error)?.['issues'];
  if (!Array.isArray(issues)) return {};
  return Object.fromEntries(
    issues.filter(isIssue).map(({ path, message }) => [formNames[path] ?? path, message]),
  );
}

function isIssue(value: unknown): value is Issue {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'message' in value &&
    typeof value.path === 'string' &&
    value.path !== '' &&
    typeof value.message === 'string'
  );
}
