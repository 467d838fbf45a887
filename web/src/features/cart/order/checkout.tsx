import { addressMessages } from '@aperture-byline/contract/address/address-messages';
import { findCountryProblem } from '@aperture-byline/contract/address/country-rules';
import type { Address } from '@aperture-byline/contract/address/wire';
import { checkoutMessages } from '@aperture-byline/contract/cart/cart-messages';
import type { QuotedShipping } from '@aperture-byline/contract/cart/wire';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { findShippingZone, type ShippingSpeed } from '@aperture-byline/contract/shipping/rates';
import { shippingMessages } from '@aperture-byline/contract/shipping/shipping-messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { addressesQuery } from '#entities/address/private-queries.ts';
import { VerifyEmailNotice } from '#entities/session/components/verify-email-notice.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { loadCode } from '#lib/api/connection.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { paths } from '#lib/navigation/paths.ts';
import { browserStorage } from '#lib/storage/browser-storage.ts';
import { formDraft } from '#lib/storage/drafts.ts';
import { useDraft } from '#lib/storage/use-draft.ts';
import { Addresses } from '../address/addresses.tsx';
import styles from '../cart.module.css';
import { type CartLine, computeSums } from '../lines/cart-lines.ts';
import { type Gift, GiftFields, giftSchema } from './gift-fields.tsx';
import type { Delivery as ChosenDelivery } from './new-order.ts';
import { readOrderDraft, rememberAddress, unansweredOrders } from './order-draft.ts';
import { ShippingChoice } from './shipping-choice.tsx';

export interface DeliveryProps {
  lines: readonly CartLine[];
  /** Shipping methods for all zones. */
  methods: readonly QuotedShipping[];
  /** The sums, where they stand after what they depend on; null where they stand elsewhere. */
  summary: ReactNode;
  /** Whole rupees; null until every print is quoted. */
  total: number | null;
  /** Why the order can't be confirmed as it is. */
  problem: { text: string } | null;
  /** Another address, or something of the gift, was chosen. */
  onChoose: () => void;
  /** Gets how the order would be sent, whenever that changes; null where it can't be. */
  onShip: (method: QuotedShipping | null) => void;
  onConfirm: (account: Account, delivery: ChosenDelivery) => void;
}

/** Chooses the address and opens the confirmation. The address of the last order is chosen first, else the newest. */
export default function Checkout({
  account,
  lines,
  methods,
  problem,
  summary,
  total,
  onChoose,
  onShip,
  onConfirm,
}: DeliveryProps & { account: Account }) {
  const { uid, emailVerified } = account;
  const alertId = useId();
  const alert = useRef<HTMLDivElement>(null);
  const unanswered = useSyncExternalStore(browserStorage.subscribe, () => unansweredOrders(uid));
  const [selectedId, setSelectedId] = useState(() => readOrderDraft(uid).address);
  const giftDraft = useDraft(formDraft('gift', uid), giftSchema);
  const [gift, setGift] = useState<Gift | null>(giftDraft.restored);
  const [speed, setSpeed] = useState<ShippingSpeed>('standard');
  const obstacle = useRef<HTMLParagraphElement>(null);
  const [unverified, setUnverified] = useState<{ text: string } | null>(null);
  // The link may have been opened on another device.
  const { mutate: check, isPending: isChecking } = useSingleFlightMutation({
    mutationKey: ['check verification'],
    mutationFn: async () => {
      const { checkVerification } = await loadCode(() => import('#entities/session/firebase/check-verification.ts'));
      return checkVerification();
    },
    onSuccess: (isVerified) => {
      if (isVerified) onConfirm(account, { address, shipping, gift });
      else setUnverified({ text: apiMessages.emailUnverified });
    },
    onError: (error) => setUnverified({ text: errorText(error, messages.somethingWrongLater) }),
  });
  const { data: addresses = [], isPending } = useQuery(addressesQuery(uid));
  const address = addresses.find(({ id }) => id === selectedId) ?? addresses[0];
  const zone = findShippingZone(address?.country ?? '');
  const offered = methods.filter((method) => method.zone === zone);
  const shipping = offered.find((method) => method.speed === speed) ?? offered[0];
  const isServed = shipping !== undefined || methods.length === 0;
  const unfit = address && findAddressProblem(address, isServed);
  // A print that is gone from the cart was removed by somebody who looked at their orders.
  const isUnheard = lines.some(({ item }) => unanswered.includes(`"${item.productId}"`));
  const isWaiting = isPending || computeSums(lines, 0) === null;
  const shown = (emailVerified ? null : unverified) ?? problem;

  useEffect(() => {
    onShip(shipping ?? null);
    return () => onShip(null);
  }, [shipping, onShip]);

  // What was refused is told here after its dialog has closed, which gives the focus back to the button. Each time: the
  // same problem may be there again.
  useEffect(() => {
    if (shown) alert.current?.querySelector<HTMLElement>('[role="alert"]')?.focus();
  }, [shown]);

  return (
    <Stack gap={3}>
      <Addresses
        account={account}
        selected={address}
        isAbroadServed={methods.some((method) => method.zone === 'international')}
        onChoose={(id) => {
          setSelectedId(id);
          onChoose();
          rememberAddress(uid, id);
        }}
      />
      {shipping && (
        <ShippingChoice
          methods={offered}
          chosen={shipping}
          onChoose={(method) => {
            setSpeed(method.speed);
            onChoose();
          }}
        />
      )}
      {unfit && (
        <p ref={obstacle} tabIndex={-1} role="status" className={styles.unheard}>
          {unfit}
        </p>
      )}
      <GiftFields
        gift={gift}
        onChange={(changed) => {
          setGift(changed);
          giftDraft.saveDraft(changed);
          onChoose();
        }}
      />
      <VerifyEmailNotice returnTo={paths.cart} />
      {isUnheard && (
        <p className={styles.unheard}>
          {checkoutMessages.unheard} <Link to={paths.orders}>Your orders</Link>
        </p>
      )}
      {summary}
      <div ref={alert}>
        <FormAlert id={alertId} failure={shown && { ...shown }} />
      </div>
      <Button
        variant="primary"
        aria-describedby={alertId}
        aria-disabled={isWaiting || isChecking}
        onClick={() => {
          if (isWaiting) return;
          if (obstacle.current) obstacle.current.focus();
          else if (emailVerified) onConfirm(account, { address, shipping, gift });
          else check();
        }}
      >
        {total ? `Confirm Order, ${formatPrice(total)}` : 'Confirm Order'}
      </Button>
    </Stack>
  );
}

/** Why nothing can be ordered to an address as it is; null where it can. */
function findAddressProblem({ country, state }: Address, isServed: boolean): string | null {
  if (!isServed) return shippingMessages.countryNotServed(country);
  return findCountryProblem('state', state, country) === null ? null : addressMessages.stateUnknown;
}
