/** How a frame is drawn around a picture. All measures in centimetres, so that it keeps its scale on every print. */
export interface FrameLook {
  /** Width of the moulding seen from the front. */
  face: number;
  material: 'none' | 'black' | 'white' | 'oak' | 'teak' | 'walnut' | 'brass' | 'wood';
  /** Width of the board, lip or gap between moulding and picture. */
  inside: number;
  filling: 'none' | 'board' | 'gap';
}

const BARE: FrameLook = { face: 0, material: 'none', inside: 0, filling: 'none' };
/** For frames whose name matches no look. */
const PLAIN: FrameLook = { face: 2, material: 'wood', inside: 0, filling: 'none' };

const LOOKS: readonly [name: RegExp, look: FrameLook][] = [
  [/\b(unframed|no frame|without|rolled|print only)\b/i, BARE],
  [/\b(mount|mat|passe-?partout)\b/i, { face: 0, material: 'none', inside: 5, filling: 'board' }],
  [/\b(tray|float\w*)\b/i, { face: 1, material: 'black', inside: 0.5, filling: 'gap' }],
  [/\b(brass|gold)\b/i, { face: 0.8, material: 'brass', inside: 0, filling: 'none' }],
  [/\b(white|alumin\w+)\b/i, { face: 0.8, material: 'white', inside: 0, filling: 'none' }],
  [/\b(black|ebony)\b/i, { face: 2, material: 'black', inside: 0, filling: 'none' }],
  [/\b(oak|ash|maple|natural)\b/i, { face: 2, material: 'oak', inside: 0, filling: 'none' }],
  [/\bteak\b/i, { face: 2.4, material: 'teak', inside: 0, filling: 'none' }],
  [/\bwalnut\b/i, { face: 2, material: 'walnut', inside: 0.4, filling: 'board' }],
];

/** The look of a frame by its name as the artist wrote it: `Black ash`, `Window mount`. */
export function frameLook(frameType: string): FrameLook {
  return LOOKS.find(([name]) => name.test(frameType))?.[1] ?? PLAIN;
}
