import type { ProductDetail, ProductFrame, ProductSize } from '@aperture-byline/contract/product/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { printPrice, sizeLabel } from '../print-price.ts';
import { frameLook } from './frame/frame-look.ts';
import frameStyles from './frame/framed-print.module.css';
import styles from './print-options.module.css';

/** The choice of a size, each with its price in the chosen frame and what is left of its edition, and of a frame. */
export function PrintOptions({
  sizes,
  frames,
  size: chosenSize,
  frame: chosenFrame,
  onSize,
  onFrame,
}: Pick<ProductDetail, 'sizes' | 'frames'> & {
  size: ProductSize | undefined;
  frame: ProductFrame | undefined;
  onSize: (sizeId: string) => void;
  onFrame: (frameId: string) => void;
}) {
  const descriptionId = useId();
  return (
    <Stack>
      <Choice
        legend="Size"
        options={sizes.map((size) => ({
          id: size.size_id,
          words: (
            <>
              <span className="text-strong">{sizeLabel(size)}</span>
              <span className={styles.fact}>
                <SizeFacts size={size} frame={chosenFrame} />
              </span>
            </>
          ),
          isGone: size.sold_out,
        }))}
        chosen={chosenSize?.size_id}
        onChoose={onSize}
      />
      <Choice
        legend="Frame"
        describedBy={descriptionId}
        options={frames.map(({ frame_id, frame_type, charge }) => ({
          id: frame_id,
          words: (
            <>
              <Swatch frameType={frame_type} />
              <span className="text-strong">{frame_type}</span>
              <span className={styles.fact}>{charge > 0 ? `+ ${formatPrice(charge)}` : 'no charge'}</span>
            </>
          ),
        }))}
        chosen={chosenFrame?.frame_id}
        onChoose={onFrame}
      />
      {/* Has a least height: no layout shift when the frame changes. */}
      <p id={descriptionId} className={clsx(styles.description, 'text-quiet text-small')}>
        {chosenFrame?.frame_description}
      </p>
    </Stack>
  );
}

function SizeFacts({ size, frame }: { size: ProductSize; frame: ProductFrame | undefined }) {
  if (size.sold_out) return 'sold out';
  const price = formatPrice(printPrice(size, frame ?? { charge: 0 }));
  if (size.left === null) return price;
  return (
    <>
      {price}, <span className="nowrap">{`${size.left} of ${size.edition} left`}</span>
    </>
  );
}

/** The colour of a frame's moulding; of a print without one that of its paper. */
function Swatch({ frameType }: { frameType: string }) {
  const { material, filling } = frameLook(frameType);
  return (
    <span
      aria-hidden
      className={clsx(styles.swatch, frameStyles[material === 'none' ? filling : material], styles[material])}
    />
  );
}

interface Option {
  id: string;
  words: ReactNode;
  isGone?: boolean;
}

function Choice({
  legend,
  options,
  chosen,
  describedBy,
  onChoose,
}: {
  legend: string;
  options: readonly Option[];
  chosen: string | undefined;
  describedBy?: string;
  onChoose: (id: string) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className={clsx(styles.legend, 'text-quiet text-small')}>{legend}</legend>
      <Grid gap={1} columns="repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))">
        {options.map(({ id, words, isGone = false }) => (
          <label key={id} className={clsx(styles.option, 'text-small', isGone && styles.gone)}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              aria-describedby={id === chosen ? describedBy : undefined}
              onChange={() => onChoose(id)}
            />
            {words}
          </label>
        ))}
      </Grid>
    </fieldset>
  );
}
