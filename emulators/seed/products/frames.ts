import type { Frame } from '@aperture-byline/contract/product/stored';

export type FrameKey =
  | 'unframed'
  | 'none'
  | 'mounted'
  | 'ash'
  | 'oak'
  | 'teak'
  | 'walnut'
  | 'brass'
  | 'aluminium'
  | 'float';

/** What a print can be delivered in. Every print also comes without a frame, at no charge. */
export const frames: Record<FrameKey, Frame> = {
  unframed: {
    id: 'unframed',
    type: 'Unframed',
    charge: 0,
    description: 'Rolled in tissue inside a hard tube, with 3 cm of white paper around the picture.',
  },
  none: { id: 'no-frame', type: 'No frame', charge: 0, description: '' },
  mounted: {
    id: 'window-mount',
    type: 'Window mount',
    charge: 950,
    description: 'Cotton museum board, hinged with Japanese paper, ready for a frame of your own.',
  },
  ash: {
    id: 'black-ash',
    type: 'Black ash',
    charge: 2400,
    description: 'Open-pored ash stained black, 2 cm face, with anti-reflective glass.',
  },
  oak: {
    id: 'natural-oak',
    type: 'Natural oak',
    charge: 2900,
    description: 'Oiled oak with splined corners. It darkens a little in its first year.',
  },
  teak: {
    id: 'reclaimed-teak',
    type: 'Reclaimed teak',
    charge: 4600,
    description:
      'Cut from old door lintels in Karaikudi, so every frame has its own grain and the odd nail hole.',
  },
  walnut: {
    id: 'walnut',
    type: 'Walnut',
    charge: 5200,
    description: 'Kashmiri walnut, hand-waxed, with a slim inner lip in white.',
  },
  brass: {
    id: 'brushed-brass',
    type: 'Brushed brass',
    charge: 6800,
    description: 'A narrow brass angle from Moradabad, unlacquered, meant to be touched.',
  },
  aluminium: {
    id: 'white-aluminium',
    type: 'White aluminium',
    charge: 1900,
    description: 'Light and very thin; for walls that should be quiet.',
  },
  float: {
    id: 'tray-frame',
    type: 'Tray frame',
    charge: 7500,
    description: 'The print is bonded to dibond and floats 5 mm inside a deep tray, without glass.',
  },
};
