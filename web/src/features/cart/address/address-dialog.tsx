import type { Address } from '@aperture-byline/contract/address/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy } from 'react';
import { DialogContent } from '#components/dialog/dialog-parts.tsx';
import { ModalDialog } from '#components/dialog/modal-dialog.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import type { Account } from '#entities/session/session-store.ts';

const AddressForm = lazy(() => import('./address-form.tsx'));

export default function AddressDialog(props: {
  account: Account;
  /** Null for a new one. */
  address: Address | null;
  isAbroadServed: boolean;
  onClose: () => void;
  onSaved: (address: Address) => void;
}) {
  return (
    <ModalDialog
      title={props.address ? 'Edit address' : 'New address'}
      scroll="paper"
      isWritten
      onClose={props.onClose}
    >
      <LazyBoundary
        fallback={
          <DialogContent>
            <p role="status">{messages.loading}</p>
          </DialogContent>
        }
      >
        <AddressForm {...props} />
      </LazyBoundary>
    </ModalDialog>
  );
}
