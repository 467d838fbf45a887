import { cartMessages } from '@aperture-byline/contract/cart/cart-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy } from 'react';
import { ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { ErrorState } from '#components/feedback/states.tsx';
import { Row } from '#components/layout/layout.tsx';
import { startSession, useSession } from '#entities/session/session-store.ts';
import { paths, withRedirect } from '#lib/navigation/paths.ts';
import styles from '../cart.module.css';
import type { DeliveryProps } from '../order/checkout.tsx';

const Checkout = lazy(() => import('../order/checkout.tsx'));

/** Where the prints go, and the way to order them; for a visitor the ways to sign in, which lead back here. */
export function Delivery(props: DeliveryProps) {
  const session = useSession();
  return (
    <section aria-labelledby="cart-delivery">
      <h2 id="cart-delivery" className={styles.heading}>
        Delivery address
      </h2>
      {session.status === 'visitor' && (
        <>
          <p className={styles.heading}>{cartMessages.loginForAddress}</p>
          <Row gap={1.5} className={styles.ways}>
            <ButtonLink variant="primary" to={withRedirect(paths.login, paths.cart)}>
              Login
            </ButtonLink>
            <ButtonLink to={withRedirect(paths.register, paths.cart)}>Register</ButtonLink>
          </Row>
        </>
      )}
      {session.status !== 'signed-in' && props.summary && <div className={styles.sums}>{props.summary}</div>}
      {session.status === 'remembered' && <Waiting />}
      {session.status === 'unreachable' && <ErrorState onRetry={startSession}>{session.problem}</ErrorState>}
      {session.status === 'signed-in' && (
        <LazyBoundary fallback={<Waiting />}>
          <Checkout key={session.uid} account={session} {...props} />
        </LazyBoundary>
      )}
    </section>
  );
}

function Waiting() {
  return (
    <p className={styles.waiting} role="status">
      {messages.loading}
    </p>
  );
}
