import type { PictureCrop } from '@aperture-byline/contract/profile/bodies';
import { useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Stack } from '#components/layout/layout.tsx';
import styles from './place-picture.module.css';

const ZOOM_MAX = 4;
/** Pixels for each press of an arrow key. */
const KEYBOARD_STEP = 6;

/** Shows a picture in the round window of an avatar, in which it is moved and zoomed. */
export default function PlacePicture({ picture, onPlace }: { picture: string; onPlace: (crop: PictureCrop) => void }) {
  const id = useId();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);

  function place({ x, y, width }: Area) {
    // A window that is not laid out has no size, and the part is not a number.
    if (width > 0) onPlace({ x: toFraction(x), y: toFraction(y), side: toFraction(width) });
  }

  return (
    <Stack gap={1.5} className={styles.place}>
      <div className={styles.window}>
        <Cropper
          image={picture}
          crop={position}
          zoom={zoom}
          maxZoom={ZOOM_MAX}
          aspect={1}
          cropShape="round"
          showGrid={false}
          objectFit="cover"
          keyboardStep={KEYBOARD_STEP}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: styles.round }}
          mediaProps={{ alt: '' }}
          cropperProps={{
            role: 'application',
            'aria-label': 'Place of the picture',
            'aria-describedby': `${id}-keys`,
          }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={place}
        />
      </div>
      <Stack as="label" gap={0.5} className="text-quiet text-small" htmlFor={`${id}-zoom`}>
        Zoom
        <input
          id={`${id}-zoom`}
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </Stack>
      <p id={`${id}-keys`} className="text-quiet text-small">
        Drag the picture, or move it with the arrow keys.
      </p>
    </Stack>
  );
}

function toFraction(percent: number): number {
  return Math.min(1, Math.max(0, percent / 100));
}
