import { describeCut, shownArea } from '@aperture-byline/contract/product/print-cut';
import { describePlacement, type Placement } from '@aperture-byline/contract/product/print-placement';
import type { Picture as PictureData } from '@aperture-byline/contract/shared/picture';
import { PRINT_SIDE } from '@aperture-byline/contract/work/wire';
import clsx from 'clsx';
import { type CSSProperties, type PointerEvent, useRef } from 'react';
import { ChoiceList } from '#components/forms/choice-list.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { Picture } from '#components/media/picture.tsx';
import { PrintInFrame } from '#entities/product/detail/frame/framed-print.tsx';
import styles from './print-placement.module.css';

const MIDDLE = '0.5';
const WIDTH = '320px';
const CHOICES = [
  { value: 'border', label: 'White border', advice: 'The whole photograph is printed.' },
  { value: 'crop', label: 'Crop', advice: 'The photograph fills the paper, and you choose what is cut.' },
] as const;

/** Shows how a photograph lies on paper of other proportions, and asks for it; nothing where it fills the paper. */
export function PrintPlacement({
  picture,
  print,
  isSold,
  onCrop,
}: {
  picture: PictureData;
  print: Placement;
  /** All prints of an edition are alike. */
  isSold: boolean;
  /** Takes the value of `crop` as it is typed; empty for a border. */
  onCrop: (crop: string) => void;
}) {
  // Half a number is being typed.
  if (Math.min(print.width, print.height) < PRINT_SIDE.min || describePlacement(picture, print) === '') return null;
  const isCropped = print.crop !== undefined;
  return (
    <Grid gap={[2, 3]} md={2} align="start" className="full-row">
      {isSold ? (
        <p className="text-small">{isCropped ? 'Crop' : 'White border'}</p>
      ) : (
        <ChoiceList
          legend="This size has other proportions than the photograph"
          choices={CHOICES}
          chosen={isCropped ? 'crop' : 'border'}
          onChoose={(choice) => onCrop(choice === 'crop' ? MIDDLE : '')}
        />
      )}
      <Stack gap={1}>
        {isCropped && !isSold ? (
          <CropWindow picture={picture} print={print} onCrop={onCrop} />
        ) : (
          <div className={styles.print}>
            <PrintInFrame picture={picture} frame={null} print={print} shown={{ sizes: WIDTH, alt: '' }} />
          </div>
        )}
        {isCropped && <p className="text-quiet text-small">Cut: {describeCut(picture, print)}</p>}
        {isCropped && !isSold && (
          <p className="text-quiet text-small">Drag the window, or move it with the arrow keys.</p>
        )}
      </Stack>
    </Grid>
  );
}

/**
 * The photograph with a window on what is printed of it: the thumb of a slider, which keys move. A pointer takes it
 * along from wherever it is pressed: a slider would first put its middle below the pointer.
 */
function CropWindow({
  picture,
  print,
  onCrop,
}: {
  picture: PictureData;
  print: Placement;
  onCrop: (crop: string) => void;
}) {
  const slider = useRef<HTMLInputElement>(null);
  const pressed = useRef<{ at: number; crop: number } | null>(null);
  const { width, height } = shownArea(picture, print);
  const isUpright = width === picture.width;
  const style = {
    '--ratio': picture.width / picture.height,
    '--shown-width': width / picture.width,
    '--shown-height': height / picture.height,
  } as CSSProperties;
  const press = (event: PointerEvent<HTMLDivElement>) => {
    // The browser would drag the picture, and take the focus from the slider.
    event.preventDefault();
    slider.current?.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current = { at: isUpright ? event.clientY : event.clientX, crop: print.crop ?? 0 };
  };
  const move = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    if (!pressed.current) return;
    const { at, crop } = pressed.current;
    const room = isUpright
      ? currentTarget.clientHeight * (1 - height / picture.height)
      : currentTarget.clientWidth * (1 - width / picture.width);
    const next = crop + ((isUpright ? clientY : clientX) - at) / room;
    onCrop(String(Math.round(100 * Math.min(1, Math.max(0, next))) / 100));
  };
  const release = () => {
    pressed.current = null;
  };
  return (
    <div
      className={clsx(styles.photograph, isUpright && styles.upright)}
      style={style}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <Picture picture={picture} sizes={WIDTH} alt="" />
      <input
        ref={slider}
        type="range"
        className={styles.window}
        aria-label="What is printed of the photograph"
        aria-valuetext={`Cut: ${describeCut(picture, print)}`}
        min={0}
        max={1}
        step={0.01}
        value={print.crop}
        onChange={({ target }) => onCrop(target.value)}
      />
    </div>
  );
}
