import { cartMessages, checkoutMessages, newOrderMessages } from '@aperture-byline/contract/cart/cart-messages';
import { copiesText } from '@aperture-byline/contract/order/order-summary';
import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { formatArrival } from '@aperture-byline/contract/shipping/arrival';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#components/base/button.tsx';
import { DialogActions, DialogContent } from '#components/dialog/dialog-parts.tsx';
import { ModalDialog } from '#components/dialog/modal-dialog.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { AddressLines } from '#entities/address/address-lines.tsx';
import { addressesQuery } from '#entities/address/private-queries.ts';
import { getQuantity, isSamePrint, printKey } from '#entities/cart/cart-item.ts';
import { useCart } from '#entities/cart/cart-store.ts';
import { shippingText } from '#entities/order/order-texts.ts';
import { NotSignedInError } from '#entities/session/api/account-api.ts';
import type { Account } from '#entities/session/session-store.ts';
import { ApiError, isTurnedAway } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { paths, withRedirect } from '#lib/navigation/paths.ts';
import { Parcels } from '../lines/parcels.tsx';
import type { NewOrder } from './new-order.ts';
import styles from './order-dialog.module.css';
import { isRefused, placeOrderMutation } from './place-order.ts';

function describeReason({ status, code, message, fields }: ApiError): string {
  if (code === 'PRICE_MISMATCH') return newOrderMessages.priceMismatch;
  if (code === 'EMAIL_UNVERIFIED') return message;
  if (status === 404) return checkoutMessages.addressGone;
  const [named] = Object.values(fields);
  return named ?? (status === 409 ? cartMessages.printsUnavailable : newOrderMessages.paramsInvalid);
}

/** Why no order is known to be placed; sending it again may work. */
function describeFailure(error: Error): string {
  const saysWhy = isTurnedAway(error) || (error instanceof ApiError && error.status === 429);
  return saysWhy ? error.message : `${checkoutMessages.orderFailed} ${checkoutMessages.safeToRepeat}`;
}

/** The button that had the focus is gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/**
 * Asks for a confirmation, places the order and says what comes next; says so where another tab took prints of it out
 * of the cart. `onRefused` gets why it can't be placed as it is.
 */
export default function OrderDialog({
  account: { uid },
  order: { body, address, shipping, lines, sums },
  idempotencyKey,
  onClose,
  onRefused,
}: {
  account: Account;
  order: NewOrder;
  idempotencyKey: string;
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
      onRefused(describeReason(refusal));
    },
  });
  const cart = useCart();
  const left = lines.filter(({ item }) =>
    cart.some((other) => isSamePrint(item, other) && getQuantity(item) === getQuantity(other)),
  );
  const isGone = !lines.some(({ item }) => cart.some((other) => isSamePrint(item, other)));
  const close = () => {
    if (!isPending) onClose();
  };

  if (placed)
    return (
      <AnsweredDialog
        title="Your order is placed"
        texts={[checkoutMessages.placed, checkoutMessages.payment]}
        closeLabel="Close"
        link={{ to: paths.order(placed.orderId), label: 'See your order' }}
        onClose={onClose}
      />
    );
  // What is under way may be the reason why its prints have gone.
  if (!isPending && left.length < lines.length)
    return (
      <AnsweredDialog
        title="Your cart has changed"
        texts={[isGone ? checkoutMessages.orderedElsewhere : checkoutMessages.cartChanged]}
        closeLabel="Back to the cart"
        link={isGone ? { to: paths.orders, label: 'Your orders' } : null}
        onClose={onClose}
      />
    );
  return (
    <ModalDialog title="Confirm your order" scroll="paper" onClose={close}>
      {/* It scrolls, so that the buttons stay in view, and by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus */}
      <section className={styles.scroll} aria-label="Your order" tabIndex={0}>
        <DialogContent>
          <section>
            <h3 className={styles.heading}>To</h3>
            <AddressLines address={address} />
            <p className={styles.shipping}>
              {shippingText(shipping)}
              <span className="block text-strong">Arrives {formatArrival(shipping.arrives)}</span>
            </p>
            <Parcels lines={lines} />
          </section>
          {body.gift && (
            <section>
              <h3 className={styles.heading}>Gift</h3>
              <p className="pre-line break-anywhere">
                {body.gift.message === '' ? 'Without a card' : body.gift.message}
              </p>
            </section>
          )}
          <section>
            <h3 className={styles.heading}>Prints</h3>
            <ul>
              {lines.map(({ item, price }) => (
                <Row
                  as="li"
                  key={printKey(item)}
                  gap={3}
                  align="start"
                  justify="space-between"
                  nowrap
                  className={styles.print}
                >
                  <span>
                    {copiesText(getQuantity(item), item.title)}
                    <span className="text-quiet text-small block">
                      {item.selectedSize}, {item.selectedFrame}
                    </span>
                  </span>
                  <span className="tabular-nums nowrap">{formatPrice(price * getQuantity(item))}</span>
                </Row>
              ))}
            </ul>
            <FactList
              variant="sums"
              lined
              total
              facts={[
                ['Subtotal', formatPrice(sums.subtotal)],
                ['Shipping', formatPrice(sums.shipping_charge)],
                ['Total', formatPrice(sums.total)],
              ]}
            />
          </section>
          <p>Nothing is paid now. {productMessages.payLater}</p>
          <FormAlert failure={error && { text: describeFailure(error) }} />
        </DialogContent>
      </section>
      <DialogActions>
        <Button onClick={close}>Back to the cart</Button>
        <Button variant="primary" aria-disabled={isPending} onClick={() => mutate({ body, key: idempotencyKey })}>
          {isPending ? 'Placing…' : 'Place Order'}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}

function AnsweredDialog({
  title,
  texts,
  closeLabel,
  link,
  onClose,
}: {
  title: string;
  texts: readonly string[];
  closeLabel: string;
  link: { to: string; label: string } | null;
  onClose: () => void;
}) {
  return (
    <ModalDialog title={title} onClose={onClose}>
      <DialogContent>
        <Stack ref={takeFocus} tabIndex={-1} gap={1.5}>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{closeLabel}</Button>
        {link && (
          <ButtonLink to={link.to} variant="primary">
            {link.label}
          </ButtonLink>
        )}
      </DialogActions>
    </ModalDialog>
  );
}
