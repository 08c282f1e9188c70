/** What a rejected call tells a program: code and details of the rejection, and the sentence. Empty when it succeeded. */
export async function rejectionOf(call: Promise<unknown>): Promise<Record<string, unknown>> {
  const thrown = await call.then(
    () => undefined,
    (error) => error,
  );
  if (thrown === undefined) return {};
  return { ...thrown.cause?.details, code: thrown.cause?.code ?? thrown.code, message: thrown.message };
}
