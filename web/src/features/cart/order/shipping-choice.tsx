import type { QuotedShipping } from '@aperture-byline/contract/cart/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { formatArrival } from '@aperture-byline/contract/shipping/arrival';
import { useId } from 'react';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { shippingText } from '#entities/order/order-texts.ts';
import styles from '../cart.module.css';

/** How the order is sent: a choice where the house offers several ways. */
export function ShippingChoice({
  methods,
  chosen,
  onChoose,
}: {
  methods: readonly QuotedShipping[];
  chosen: QuotedShipping;
  onChoose: (method: QuotedShipping) => void;
}) {
  const name = useId();
  if (methods.length === 1)
    return (
      <p>
        Shipping: {shippingText(chosen)}
        <Arrives method={chosen} />
      </p>
    );
  return (
    <fieldset>
      <legend className="text-label">Shipping</legend>
      <Stack gap={1}>
        {methods.map((method) => (
          <Grid as="label" key={method.speed} gap={1.5} columns="auto 1fr" align="start">
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={method === chosen}
              onChange={() => onChoose(method)}
            />
            <Grid as="span" gap={2} columns="minmax(0, 1fr) auto" align="baseline">
              <span>
                {shippingText(method)}
                <Arrives method={method} />
              </span>
              <span className="tabular-nums">{formatPrice(method.price)}</span>
            </Grid>
          </Grid>
        ))}
      </Stack>
    </fieldset>
  );
}

const Arrives = ({ method: { arrives } }: { method: QuotedShipping }) => (
  <span className="block text-strong">Arrives {formatArrival(arrives)}</span>
);
