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

export async function issueOf(call: Promise<unknown>): Promise<{ path: string; message: string }> {
  const thrown = await call.then(
    () => undefined,
    (error) => error,
  );
  const issue = thrown.cause.issues?.[0] ?? { path: thrown.cause.field, message: thrown.message };
  return { path: [issue.path].flat().join('.'), message: issue.message };
}
