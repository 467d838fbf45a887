import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import clsx from 'clsx';
import { useId } from 'react';
import { Stack } from '#components/layout/layout.tsx';
import { frameOption, sizeOption } from '#entities/product/print-price.ts';
import styles from './print-options.module.css';

/** Size and frame of a print, with the size's price and the frame's charge. */
export function PrintOptions({
  sizes,
  frames,
  sizeId,
  frameId,
  onSize,
  onFrame,
}: {
  sizes: ProductDetail['sizes'];
  frames: ProductDetail['frames'];
  sizeId: string | undefined;
  frameId: string | undefined;
  onSize: (sizeId: string) => void;
  onFrame: (frameId: string) => void;
}) {
  const id = useId();
  const description = frames.find(({ frame_id }) => frame_id === frameId)?.frame_description;
  return (
    <Stack>
      <Stack gap={0.5} className="text-small">
        <label className="text-quiet" htmlFor={`${id}-size`}>
          Size
        </label>
        <select
          id={`${id}-size`}
          className={styles.select}
          value={sizeId}
          onChange={(event) => onSize(event.target.value)}
        >
          {sizes.map((size) => (
            <option key={size.size_id} value={size.size_id}>
              {sizeOption(size)}
            </option>
          ))}
        </select>
      </Stack>
      <Stack gap={0.5} className="text-small">
        <label className="text-quiet" htmlFor={`${id}-frame`}>
          Frame
        </label>
        <select
          id={`${id}-frame`}
          className={styles.select}
          value={frameId}
          aria-describedby={`${id}-frame-description`}
          onChange={(event) => onFrame(event.target.value)}
        >
          {frames.map((frame) => (
            <option key={frame.frame_id} value={frame.frame_id}>
              {frameOption(frame)}
            </option>
          ))}
        </select>
      </Stack>
      {/* Has a fixed height: no layout shift when the frame changes. */}
      <p id={`${id}-frame-description`} className={clsx(styles.description, 'text-quiet text-small')}>
        {description}
      </p>
    </Stack>
  );
}
