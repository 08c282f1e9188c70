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
