import { SHARE_IMAGE } from '@aperture-byline/contract/shared/picture';
import type { Sharp } from 'sharp';
import { toHex } from './mean-colour.ts';

/** Bytes: a messenger that finds more shows no picture at all. */
const MOST_BYTES = 300_000;
/** A picture whose shape differs by no more than this is cropped: what goes is a narrow edge. */
const CROPPED_UP_TO = 0.15;
/** Pixels of ground around a picture that is shown whole. */
const MARGIN = 36;
/** The ground is paper with this much of the picture's colour in it. */
const PAPER = [250, 248, 244] as const;
const TINT = 0.2;
/** JPEG qualities from the usual to the lowest; at the lowest even noise keeps within `MOST_BYTES`. */
const QUALITIES = [82, 72, 60, 45, 30, 15] as const;

interface Source {
  width: number;
  height: number;
  colour: string;
}

/**
 * Makes the preview of a shared link from an upright opaque sRGB picture: a JPEG of `SHARE_IMAGE` with at most 300,000
 * bytes. A picture of nearly that ratio fills it. Any other one is shown whole, not enlarged, on a background tinted in
 * its own colour.
 */
export async function makeShareImage(picture: Sharp, source: Source): Promise<Buffer> {
  const shape = (source.width / source.height) * (SHARE_IMAGE.height / SHARE_IMAGE.width);
  const hasSimilarRatio = Math.max(shape, 1 / shape) <= 1 + CROPPED_UP_TO;
  const canvas =
    hasSimilarRatio && source.width >= SHARE_IMAGE.width && source.height >= SHARE_IMAGE.height
      ? picture.resize({ ...SHARE_IMAGE, fit: 'cover' })
      : mount(picture, source);
  for (const quality of QUALITIES) {
    const file = await canvas.clone().jpeg({ quality, progressive: true }).toBuffer();
    if (file.length <= MOST_BYTES) return file;
  }
  throw new RangeError('No quality makes the share image small enough');
}

function mount(picture: Sharp, { width, height, colour }: Source): Sharp {
  const room = { width: SHARE_IMAGE.width - 2 * MARGIN, height: SHARE_IMAGE.height - 2 * MARGIN };
  const scale = Math.min(1, room.width / width, room.height / height);
  const inner = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const left = Math.floor((SHARE_IMAGE.width - inner.width) / 2);
  const top = Math.floor((SHARE_IMAGE.height - inner.height) / 2);
  return picture.resize({ ...inner, fit: 'fill' }).extend({
    left,
    top,
    right: SHARE_IMAGE.width - inner.width - left,
    bottom: SHARE_IMAGE.height - inner.height - top,
    background: mixGround(colour),
  });
}

function mixGround(colour: string): string {
  const own = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return toHex(PAPER.map((paper, index) => Math.round(paper + TINT * ((own[index] ?? paper) - paper))));
}
