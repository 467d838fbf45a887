import type { Address } from '@aperture-byline/contract/address/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { Button } from '#components/base/button.tsx';
import { DialogActions, DialogContent } from '#components/dialog/dialog-parts.tsx';
import { ModalDialog } from '#components/dialog/modal-dialog.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { AddressLines } from '#entities/address/address-lines.tsx';
import { deleteAddressMutation } from '#entities/address/private-queries.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';

/** Asks before an address is deleted. Orders keep their copy of it. */
export default function DeleteAddressDialog({
  uid,
  address,
  onClose,
}: {
  uid: string;
  address: Address;
  onClose: () => void;
}) {
  const { mutate, isPending, error } = useSingleFlightMutation(deleteAddressMutation(uid), {
    onDone: onClose,
  });
  return (
    <ModalDialog title="Delete this address?" width="xs" onClose={onClose}>
      <DialogContent>
        <AddressLines address={address} />
        <FormAlert failure={error && { text: errorText(error, messages.somethingWrongLater) }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Keep it</Button>
        <Button
          variant="primary"
          aria-disabled={isPending}
          onClick={() => mutate({ params: { addressId: address.id } })}
        >
          {isPending ? 'Deleting…' : 'Delete address'}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
