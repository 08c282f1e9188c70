import { type MutationFunctionContext, useMutation } from '@tanstack/react-query';
import type { DecorateMutationProcedure, ResolverDef } from '@trpc/tanstack-react-query';
import { useCallback, useId, useRef } from 'react';
import type { Rollback } from '#web/cache/optimistic-update.ts';
import { type Change, refreshAfter } from '#web/cache/refresh-after.ts';
import { errorText } from '#web/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { useAttemptKey } from './use-attempt-key.ts';
import { useIsShown } from './use-is-shown.ts';

type Given<Input> = Input extends unknown
  ? 'idempotencyKey' extends keyof Input
    ? Omit<Input, 'idempotencyKey'>
    : Input
  : never;

type Attempts<Input> = {
  readonly storedAs?: string;
  readonly about?: (input: Input) => string | number;
};

type KeyOption<Input> = 'idempotencyKey' extends keyof Input
  ? { readonly attempts: Attempts<Given<Input>> }
  : { readonly attempts?: never };

type Options<Input, Output> = {
  readonly success?: string | ((result: Output, input: Input) => string | null);
  readonly failure?: string;
  readonly isSilent?: boolean | ((error: unknown) => boolean);
  readonly form?: { readonly showErrors: (error: unknown) => boolean };
  readonly affects?: readonly Change[];
  readonly prepare?: (input: Input) => Promise<Input>;
  readonly optimistic?: (input: Input) => Rollback | Promise<Rollback>;
  readonly undo?: (result: Output, input: Input) => (() => Promise<unknown>) | null;
  readonly toastId?: string | ((input: Input) => string);
  readonly onSuccess?: (result: Output, input: Input) => void;
  /** Not called once the caller has left the screen: it would close or leave what was opened since. */
  readonly onDone?: (result: Output, input: Input) => void;
  readonly onError?: (error: unknown, input: Input) => void;
};

export type ActionOptions<Input, Output> = Options<Given<Input>, Output> & KeyOption<Input>;

/**
 * Every mutation of a screen. `run` resolves to whether it succeeded and never rejects. The same input while a call is
 * running is a double tap and makes no second call; another input waits.
 */
export function useAction<Def extends ResolverDef>(
  procedure: DecorateMutationProcedure<Def>,
  options: ActionOptions<Def['input'], Def['output']>,
) {
  type Input = Given<Def['input']>;
  const { optimistic, prepare, affects = [] } = options;
  const { send, forget } = useSender(procedure, options.attempts);
  const isShown = useIsShown();
  const mutation = useMutation<Def['output'], Error, Input, Rollback | undefined>({
    mutationFn: async (input, context) => send(prepare ? await prepare(input) : input, context),
    scope: { id: useId() },
    meta: {
      failureMessage: (error) => failureText(error, options),
      isShownAtOnce: optimistic !== undefined,
    },
    onMutate: (input) => optimistic?.(input),
    onSuccess: (result, input) => {
      showSuccess(result, input, options);
      options.onSuccess?.(result, input);
      if (isShown.current) options.onDone?.(result, input);
    },
    onError: (error, input, rollback) => {
      rollback?.();
      options.onError?.(error, input);
    },
    onSettled: () => refreshAfter(...affects),
  });
  return { ...mutation, run: useSingleFlight<Input>(mutation.mutateAsync), forget };
}

function useSender<Def extends ResolverDef>(
  procedure: DecorateMutationProcedure<Def>,
  attempts: Attempts<Given<Def['input']>> | undefined,
) {
  const { mutationFn: call } = procedure.mutationOptions();
  const { send: sendWithKey, forget } = useAttemptKey(attempts?.storedAs);
  const send = async (
    input: Given<Def['input']>,
    context: MutationFunctionContext,
  ): Promise<Def['output']> => {
    if (!call) throw new Error('A procedure that can’t be called');
    if (!attempts) return call(input as Def['input'], context);
    return sendWithKey(
      // The key is not part of the screen's input type.
      (idempotencyKey) => call({ ...input, idempotencyKey } as Def['input'], context),
      attempts.about?.(input),
    );
  };
  return { send, forget };
}

function useSingleFlight<Input>(start: (input: Input) => Promise<unknown>) {
  const underWay = useRef(new Map<string, Promise<boolean>>());
  return useCallback(
    (input: Input): Promise<boolean> => {
      const request = JSON.stringify(input) ?? '';
      const running = underWay.current.get(request);
      if (running) return running;
      const done = start(input)
        .then(
          () => true,
          () => false,
        )
        .finally(() => underWay.current.delete(request));
      underWay.current.set(request, done);
      return done;
    },
    [start],
  );
}

function failureText<Input, Output>(error: unknown, options: Options<Input, Output>): string | null {
  const { isSilent = false, form, failure } = options;
  if (form?.showErrors(error)) return null;
  if (typeof isSilent === 'function' ? isSilent(error) : isSilent) return null;
  return errorText(error, failure);
}

function showSuccess<Input, Output>(result: Output, input: Input, options: Options<Input, Output>): void {
  const { success, toastId } = options;
  const message = typeof success === 'function' ? success(result, input) : success;
  if (message === undefined || message === null) return;
  const undo = options.undo?.(result, input);
  showToast({
    tone: 'success',
    message,
    ...(toastId === undefined ? {} : { id: typeof toastId === 'function' ? toastId(input) : toastId }),
    ...(undo ? { undo: () => void takeBack(undo, options) } : {}),
  });
}

async function takeBack<Input, Output>(
  undo: () => Promise<unknown>,
  { failure, affects = [] }: Options<Input, Output>,
): Promise<void> {
  try {
    await undo();
  } catch (error) {
    showToast({ tone: 'error', message: errorText(error, failure) });
  }
  refreshAfter(...affects);
}
