import type { Address } from '@aperture-byline/contract/address/wire';
import { checkoutMessages } from '@aperture-byline/contract/order/checkout-messages';
import { apiMessages } from '@aperture-byline/contract/shared/api-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { addressesQuery } from '#entities/address/private-queries.ts';
import { VerifyEmailNotice } from '#entities/session/components/verify-email-notice.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { loadCode } from '#lib/connection.ts';
import { errorText } from '#lib/error-text.ts';
import { paths } from '#lib/paths.ts';
import { browserStorage } from '#lib/storage/browser-storage.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import { Addresses } from '../address/addresses.tsx';
import styles from '../cart.module.css';
import { type CartLine, computeSums } from '../lines/cart-lines.ts';
import { type Gift, GiftFields } from './gift-fields.tsx';
import { readOrderDraft, rememberAddress, unansweredOrders } from './order-draft.ts';

/** Chooses the address and opens the confirmation. The address of the last order is chosen first, else the newest. */
export default function Checkout({
  account,
  lines,
  problem,
  onChoose,
  onConfirm,
}: {
  account: Account;
  lines: readonly CartLine[];
  problem: { text: string } | null;
  onChoose: () => void;
  onConfirm: (account: Account, address: Address | undefined, gift: Gift | null) => void;
}) {
  const { uid, emailVerified } = account;
  const alertId = useId();
  const alert = useRef<HTMLDivElement>(null);
  const unanswered = useSyncExternalStore(browserStorage.subscribe, () => unansweredOrders(uid));
  const [selectedId, setSelectedId] = useState(() => readOrderDraft(uid).address);
  const [gift, setGift] = useState<Gift | null>(null);
  const [unverified, setUnverified] = useState<{ text: string } | null>(null);
  // The link may have been opened on another device.
  const { mutate: check, isPending: isChecking } = useSingleFlightMutation({
    mutationKey: ['check verification'],
    mutationFn: async () => {
      const { checkVerification } = await loadCode(
        () => import('#entities/session/firebase/check-verification.ts'),
      );
      return checkVerification();
    },
    onSuccess: (isVerified) => {
      if (isVerified) onConfirm(account, address, gift);
      else setUnverified({ text: apiMessages.emailUnverified });
    },
    onError: (error) => setUnverified({ text: errorText(error, messages.somethingWrongLater) }),
  });
  const { data: addresses = [], isPending } = useQuery(addressesQuery(uid));
  const address = addresses.find(({ id }) => id === selectedId) ?? addresses[0];
  // A print that is gone from the cart was removed by somebody who looked at their orders.
  const isUnheard = lines.some(({ item }) => unanswered.includes(`"${item.productId}"`));
  const isWaiting = isPending || computeSums(lines) === null;
  const shown = (emailVerified ? null : unverified) ?? problem;

  // What was refused is told here after its dialog has closed, which gives the focus back to the button. Each time: the same
  // problem may be there again.
  useEffect(() => {
    if (shown) alert.current?.querySelector<HTMLElement>('[role="alert"]')?.focus();
  }, [shown]);

  return (
    <Stack gap={3}>
      <Addresses
        account={account}
        selected={address}
        onChoose={(id) => {
          setSelectedId(id);
          onChoose();
          rememberAddress(uid, id);
        }}
      />
      <GiftFields
        gift={gift}
        onChange={(changed) => {
          setGift(changed);
          onChoose();
        }}
      />
      <VerifyEmailNotice returnTo={paths.cart} />
      {isUnheard && (
        <p className={styles.unheard}>
          {checkoutMessages.unheard} <Link to={paths.orders}>Your orders</Link>
        </p>
      )}
      <div ref={alert}>
        <FormAlert id={alertId} failure={shown && { ...shown, canRetry: false }} />
      </div>
      <Button
        variant="primary"
        aria-describedby={alertId}
        aria-disabled={isWaiting || isChecking}
        onClick={() => {
          if (isWaiting) return;
          if (emailVerified) onConfirm(account, address, gift);
          else check();
        }}
      >
        Confirm Order
      </Button>
    </Stack>
  );
}
