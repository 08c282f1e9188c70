/** What a rejected call tells a program: code and data of the rejection, and the sentence. Empty when it succeeded. */
export async function rejectionOf(call: Promise<unknown>): Promise<Record<string, unknown>> {
  const thrown = await call.then(
    () => undefined,
    (error) => error,
  );
  if (thrown === undefined) return {};
  return {
    ...(thrown.cause ?? thrown).data,
    code: thrown.cause?.code ?? thrown.code,
    message: thrown.message,
  };
}

/** The first field that a rejected call names, and what it says of it. */
export async function issueOf(call: Promise<unknown>): Promise<{ path: string; message: string }> {
  const thrown = await call.then(
    () => undefined,
    (error) => error,
  );
  const issue = thrown.cause.issues?.[0] ?? { path: thrown.cause.field, message: thrown.message };
  return { path: [issue.path].flat().join('.'), message: issue.message };
}
