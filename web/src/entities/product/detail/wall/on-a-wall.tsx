import { describePlacement } from '@aperture-byline/contract/product/print-placement';
import { productMessages } from '@aperture-byline/contract/product/product-messages';
import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import clsx from 'clsx';
import { type CSSProperties, useId, useState } from 'react';
import buttonStyles from '#components/base/button.module.css';
import { Button } from '#components/base/button.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { sizeLabel, toPlacement } from '../../print-price.ts';
import { frameLook } from '../frame/frame-look.ts';
import { type FramedPrintProps, outerSize } from '../frame/framed-print.tsx';
import { HungPrint } from './hung-print.tsx';
import styles from './on-a-wall.module.css';
import { OwnWall } from './own-wall.tsx';
import { useWallPhotograph } from './use-wall-photograph.ts';
import { BENCH, roomAround } from './wall-scale.ts';

const ROOMS = [
  { id: 'gallery', name: 'Gallery' },
  { id: 'home', name: 'At home' },
] as const;
type RoomName = (typeof ROOMS)[number]['id'];

const COLOURS = [
  { name: 'Chalk', colour: '#f1eee7' },
  { name: 'Stone', colour: '#cfc9be' },
  { name: 'Sage', colour: '#a7b09c' },
  { name: 'Clay', colour: '#b98468' },
  { name: 'Deep blue', colour: '#2f3f50' },
  { name: 'Charcoal', colour: '#3a3a3e' },
] as const;

/** The print in its size and frame, to scale, in one of two rooms or on a photograph of the visitor's own wall. */
export default function OnAWall({
  picture,
  size,
  frameType,
}: {
  picture: Picture;
  size: ProductDetail['sizes'][number];
  frameType: string | undefined;
}) {
  const id = useId();
  const [room, setRoom] = useState<RoomName>('gallery');
  const [colour, setColour] = useState<string>(COLOURS[0].colour);
  const { photograph, problem, choose, remove } = useWallPhotograph();
  const print = toPlacement(size);
  const hung = { picture, frame: frameType === undefined ? null : frameLook(frameType), print };
  const placement = describePlacement(picture, print);

  return (
    <Stack as="section" aria-labelledby={`${id}-title`}>
      <Row gap={[0, 2]} align="baseline">
        <h2 id={`${id}-title`}>On a wall</h2>
        <p className="text-quiet text-small">Shown as {sizeLabel(size)}</p>
      </Row>
      {placement && <p className="text-quiet text-small measure">{productMessages[placement]}</p>}
      {photograph ? <OwnWall photograph={photograph} {...hung} /> : <Room room={room} colour={colour} {...hung} />}
      <Row align="start" className={styles.choices}>
        {!photograph && (
          <>
            <Row as="fieldset" gap={[0.5, 1]}>
              <legend className="text-quiet text-small">Room</legend>
              {ROOMS.map(({ id: value, name }) => (
                <Row as="label" key={value} gap={1} className={styles.name}>
                  <input type="radio" name={`${id}-room`} checked={room === value} onChange={() => setRoom(value)} />
                  {name}
                </Row>
              ))}
            </Row>
            <Row as="fieldset" gap={[0.5, 1]}>
              <legend className="text-quiet text-small">Wall colour</legend>
              {COLOURS.map(({ name, colour: value }) => (
                <label key={name} className={styles.colour} style={{ backgroundColor: value }} title={name}>
                  <input
                    type="radio"
                    name={`${id}-colour`}
                    checked={colour === value}
                    onChange={() => setColour(value)}
                  />
                  <span className="visually-hidden">{name}</span>
                </label>
              ))}
            </Row>
          </>
        )}
        <Stack gap={1} align="start" className={styles.own}>
          {photograph ? (
            <Button onClick={remove}>Back to the rooms</Button>
          ) : (
            <label className={clsx(buttonStyles.button, buttonStyles.secondary)}>
              Try it on your own wall
              <input
                type="file"
                accept="image/*"
                className="visually-hidden"
                onChange={({ target }) => {
                  choose(target.files?.[0]);
                  target.value = '';
                }}
              />
            </label>
          )}
          <p className="text-quiet text-small">
            {problem ?? 'Your photograph stays in this browser: it is not sent anywhere.'}
          </p>
        </Stack>
      </Row>
    </Stack>
  );
}

/** Centimetres, as in `on-a-wall.module.css` on narrow screens. */
const LEAST_WIDTH = 340;

/** A print in a room, above a bench, all to one scale. */
function Room({ room, colour, ...hung }: FramedPrintProps & { room: 'gallery' | 'home'; colour: string }) {
  const { width, height, middle } = roomAround(outerSize(hung));
  const style = {
    '--needed-width': width,
    '--room-height': height,
    '--middle': middle,
    '--bench-width': BENCH.width,
    '--bench-height': BENCH.height,
    backgroundColor: colour,
  } as CSSProperties;
  return (
    <div className={clsx(styles.room, styles[room])} style={style}>
      <div className={styles.floor} />
      <div className={styles.print}>
        <HungPrint {...hung} shownWidth={LEAST_WIDTH} />
      </div>
      <div className={styles.bench} role="img" aria-label={`A bench, ${BENCH.width} cm wide, to compare`} />
    </div>
  );
}
