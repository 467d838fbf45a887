import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { MutationKey, UseMutationOptions } from '@tanstack/react-query';
import { Button } from '#components/base/button.tsx';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { showError } from '#lib/toast.ts';

/** Downloads a document, which `download` of `documents.ts` names. */
export function DownloadButton({
  download,
  children,
}: {
  download: UseMutationOptions<Blob> & { mutationKey: MutationKey };
  children: string;
}) {
  const { mutate, isPending } = useSingleFlightMutation(download, {
    onFailed: (error) => showError(error, orderMessages.documentNotLoaded),
  });
  return (
    <Button aria-disabled={isPending} onClick={() => mutate()}>
      {isPending ? 'Downloading…' : children}
    </Button>
  );
}
