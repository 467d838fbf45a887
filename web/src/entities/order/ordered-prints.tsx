import type { StudioPrint } from '@aperture-byline/contract/order/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { Link } from 'react-router';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { SmallFramedPrint } from '#entities/product/detail/frame/small-framed-print.tsx';
import { paths } from '#lib/navigation/paths.ts';
import styles from './ordered-prints.module.css';
import { describeOptions, groupPrints } from './print-options.ts';

/** The prints of a sub-order: picture, size, frame and price; copies of one print once, with their number. */
export function OrderedPrints({
  prints,
  note,
}: {
  prints: readonly StudioPrint[];
  /** Tells more of a print, for who makes it. */
  note?: (print: StudioPrint) => string | null;
}) {
  return (
    <Stack as="ul">
      {groupPrints(prints).map(({ print, count }) => (
        <Grid
          as="li"
          key={`${print.productId} ${print.sizeId} ${print.frameId}`}
          gap={[0.5, 2]}
          columns="88px minmax(0, 1fr)"
          sm="88px minmax(0, 1fr) auto"
          align="center"
        >
          <div className={styles.picture}>
            {print.picture && (
              <SmallFramedPrint picture={print.picture} frameType={print.frameType} print={print} sizes="88px" />
            )}
          </div>
          <div>
            <p className="text-strong break-anywhere">
              {count > 1 && `${count} × `}
              <Link to={paths.product(print.slug)}>{print.title}</Link>
            </p>
            <p className="text-quiet text-small">
              {describeOptions(print)}
              {count > 1 && `, ${formatPrice(print.price)} each`}
            </p>
            {note && <p className="text-quiet text-small hide-empty">{note(print)}</p>}
          </div>
          <p className="tabular-nums">{formatPrice(print.price * count)}</p>
        </Grid>
      ))}
    </Stack>
  );
}
