import { type MutationKey, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * `useMutation` that ignores a call while one with the same key is under way, so that a double click sends once. It
 * asks the mutation cache: `isPending` is a task behind, and a second click can come before it changes. `onDone` and
 * `onFailed` are the component's own, after those of the options.
 */
export function useSingleFlightMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables> & { mutationKey: MutationKey },
  { onDone, onFailed }: { onDone?: (data: Data) => unknown; onFailed?: (error: Error) => unknown } = {},
) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    ...options,
    onSuccess: async (...result) => {
      await options.onSuccess?.(...result);
      onDone?.(result[0]);
    },
    onError: (...result) => {
      options.onError?.(...result);
      onFailed?.(result[0]);
    },
  });
  const isUnderWay = () => queryClient.isMutating({ mutationKey: options.mutationKey }) > 0;
  return {
    ...mutation,
    mutate: (variables: Variables) => {
      if (!isUnderWay()) mutation.mutate(variables);
    },
    reset: () => {
      if (!isUnderWay()) mutation.reset();
    },
  };
}
