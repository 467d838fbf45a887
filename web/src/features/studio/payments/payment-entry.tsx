import { formatPrice } from '@aperture-byline/contract/shared/money';
import { lazy, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import type { Transfer } from '#entities/order/mutations.ts';
import { orderNumber } from '#entities/order/order-texts.ts';
import { paths } from '#lib/paths.ts';
import styles from './payments.module.css';

const FormDialog = lazy(() => import('../form-dialog.tsx'));
const ConfirmForm = lazy(() => import('./confirm-form.tsx'));

const NAMES: Readonly<Record<Transfer['kind'], string>> = {
  received: 'Confirm receipt',
  refunded: 'Confirm refund',
  paidOut: 'Confirm payout',
};

const QUESTIONS: Readonly<Record<Transfer['kind'], (amount: string, person: string) => string>> = {
  received: (amount, person) => `Has ${amount} from ${person} arrived?`,
  refunded: (amount, person) => `Was ${amount} sent back to ${person}?`,
  paidOut: (amount, person) => `Was ${amount} paid out to ${person}?`,
};

/** One transfer that waits for its confirmation. Where it leaves the list, the focus goes to the list's heading. */
export function PaymentEntry({
  uid,
  transfer,
  amount,
  person,
  facts,
}: {
  uid: string;
  transfer: Transfer;
  amount: number;
  /** Who pays or is paid. */
  person: string;
  facts: string;
}) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const entry = useRef<HTMLLIElement>(null);
  const id = useId();
  useFocusAfter(entry);
  return (
    <li ref={entry} className={styles.entry}>
      <div id={id} className={styles.words}>
        <p className={styles.person}>
          {person}, order <Link to={paths.order(transfer.orderId)}>{orderNumber(transfer.orderId)}</Link>
        </p>
        <p className={styles.facts}>{facts}</p>
      </div>
      <p className={styles.amount}>{formatPrice(amount)}</p>
      <Button aria-describedby={id} onClick={() => setAsking(true)}>
        {NAMES[transfer.kind]}
      </Button>
      <LazyBoundary>
        {isAsking && (
          <FormDialog
            title={QUESTIONS[transfer.kind](formatPrice(amount), person)}
            text={`Order ${orderNumber(transfer.orderId)}. This can be confirmed once only.`}
            onClose={close}
          >
            <ConfirmForm uid={uid} transfer={transfer} amount={amount} onClose={close} />
          </FormDialog>
        )}
      </LazyBoundary>
    </li>
  );
}

/** The dialog gives the focus back to a button that has gone with its entry: the heading of the list gets it. */
function useFocusAfter(entry: { current: HTMLElement | null }): void {
  useEffect(() => {
    const heading = entry.current?.closest('section')?.querySelector('h2');
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) heading?.focus();
      });
    };
  }, [entry]);
}
