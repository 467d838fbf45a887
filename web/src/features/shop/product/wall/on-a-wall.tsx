import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import { useId, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { sizeLabel } from '#entities/product/print-price.ts';
import { frameLook } from '../frame/frame-look.ts';
import { outerSize } from '../frame/framed-print.tsx';
import styles from './on-a-wall.module.css';
import { OwnWall } from './own-wall.tsx';
import { Room } from './room.tsx';
import { useWallPhotograph } from './use-wall-photograph.ts';

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
  const print = { width: size.size_width, height: size.size_height };
  const frame = frameType === undefined ? null : frameLook(frameType);
  const hung = { picture, frame, print, outer: outerSize(frame, print) };

  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          On a wall
        </h2>
        <p className={styles.size}>Shown as {sizeLabel(size)}</p>
      </div>
      {photograph ? (
        <OwnWall photograph={photograph} {...hung} />
      ) : (
        <Room room={room} colour={colour} {...hung} />
      )}
      <div className={styles.choices}>
        {!photograph && (
          <>
            <fieldset className={styles.choice}>
              <legend>Room</legend>
              {ROOMS.map(({ id: value, name }) => (
                <label key={value} className={styles.name}>
                  <input
                    type="radio"
                    name={`${id}-room`}
                    checked={room === value}
                    onChange={() => setRoom(value)}
                  />
                  {name}
                </label>
              ))}
            </fieldset>
            <fieldset className={styles.choice}>
              <legend>Wall colour</legend>
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
            </fieldset>
          </>
        )}
        <div className={styles.own}>
          {photograph ? (
            <Button onClick={remove}>Back to the rooms</Button>
          ) : (
            <label className={styles.file}>
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
          <p className={styles.note}>
            {problem ?? 'Your photograph stays in this browser: it is not sent anywhere.'}
          </p>
        </div>
      </div>
    </section>
  );
}
