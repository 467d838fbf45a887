import { messages } from '@aperture-byline/contract/shared/messages';
import { type ComponentProps, lazy } from 'react';
import { DialogContent } from '#components/dialog/dialog-parts.tsx';
import { ModalDialog } from '#components/dialog/modal-dialog.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';

const AddressForm = lazy(() => import('./address-form.tsx'));

export default function AddressDialog(props: ComponentProps<typeof AddressForm>) {
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
