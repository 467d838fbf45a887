import { cartMessages } from '@aperture-byline/contract/order/cart-messages';
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#components/base/button.tsx';
import { DialogActions, DialogContent } from '#components/dialog/dialog-parts.tsx';
import { ModalDialog } from '#components/dialog/modal-dialog.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { AddressLines } from '#entities/address/address-lines.tsx';
import { addressesQuery } from '#entities/address/own-queries.ts';
import { NotSignedInError } from '#entities/session/api/account-api.ts';
import type { Account } from '#entities/session/session-store.ts';
import { ApiError } from '#lib/api.ts';
import { paths, withRedirect } from '#lib/paths.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import { SumList } from '../sum-list.tsx';
import type { NewOrder } from './new-order.ts';
import styles from './order-dialog.module.css';
import { isRefused, placeOrderMutation } from './place-order.ts';

/** What to do about a refused order. */
function reasonOf({ status, code, message, fields }: ApiError): string {
  if (code === 'PRICE_MISMATCH') return orderMessages.priceMismatch;
  if (code === 'EMAIL_UNVERIFIED') return message;
  if (status === 404) return cartMessages.addressGone;
  const [named] = Object.values(fields);
  return named ?? (status === 409 ? cartMessages.printsUnavailable : orderMessages.paramsInvalid);
}

/** Why no order is known to be placed; sending it again may work. */
function failureOf(error: Error): string {
  const isLimit = error instanceof ApiError && error.status === 429;
  return isLimit ? error.message : `${cartMessages.orderFailed} ${cartMessages.safeToRepeat}`;
}

/** The button that had the focus is gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Asks for a confirmation, places the order and says what comes next. `onRefused` gets why it can't be placed as it is. */
export default function OrderDialog({
  account: { uid },
  order: { body, address, lines, sums },
  onClose,
  onRefused,
}: {
  account: Account;
  order: NewOrder;
  onClose: () => void;
  onRefused: (reason: string) => void;
}) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const {
    mutate,
    isPending,
    data: placed,
    error,
  } = useSingleFlightMutation({
    ...placeOrderMutation(uid),
    onError: (refusal) => {
      if (refusal instanceof NotSignedInError || (refusal instanceof ApiError && refusal.status === 401))
        navigate(withRedirect(paths.login, paths.cart));
      if (!isRefused(refusal)) return;
      if (refusal.status === 404) queryClient.invalidateQueries({ queryKey: addressesQuery(uid).queryKey });
      onRefused(reasonOf(refusal));
    },
  });
  const close = () => {
    if (!isPending) onClose();
  };

  return (
    <ModalDialog title={placed ? 'Your order is placed' : 'Confirm your order'} onClose={close}>
      <DialogContent>
        {placed ? (
          <div ref={takeFocus} tabIndex={-1} className={styles.placed}>
            <p>{cartMessages.placed}</p>
            <p>{cartMessages.payment}</p>
          </div>
        ) : (
          <>
            <section>
              <h3 className={styles.heading}>To</h3>
              <AddressLines address={address} />
            </section>
            <section>
              <h3 className={styles.heading}>Prints</h3>
              <ul className={styles.prints}>
                {lines.map(({ item, price }) => (
                  <li key={item.productId} className={styles.print}>
                    <span>
                      {item.title}
                      <span className={styles.options}>
                        {item.selectedSize}, {item.selectedFrame}
                      </span>
                    </span>
                    <span className={styles.price}>{formatPrice(price)}</span>
                  </li>
                ))}
              </ul>
              <SumList
                rows={[
                  ['Subtotal', sums.subtotal],
                  ['Shipping', sums.shipping_charge],
                  ['Total', sums.total],
                ]}
              />
            </section>
            <p>Nothing is paid now. {productMessages.payLater}</p>
            <FormAlert failure={error && { text: failureOf(error), canRetry: false }} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        {placed ? (
          <>
            <Button onClick={onClose}>Close</Button>
            <ButtonLink to={paths.order(placed.orderId)} look="main">
              See your order
            </ButtonLink>
          </>
        ) : (
          <>
            <Button onClick={close}>Back to the cart</Button>
            <Button look="main" aria-disabled={isPending} onClick={() => mutate(body)}>
              {isPending ? 'Placing…' : 'Place Order'}
            </Button>
          </>
        )}
      </DialogActions>
    </ModalDialog>
  );
}
