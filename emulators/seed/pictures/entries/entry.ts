/** Outline of a picture: 3:2, 2:3, 4:5, 1:1 and 12:5. */
export type PictureShape = 'landscape' | 'portrait' | 'tall' | 'square' | 'panorama';

export type PictureKind = 'landscape' | 'night' | 'sea' | 'dune' | 'city' | 'abstract';

/** How the picture says it was taken; written into the file as EXIF and read back like an upload's. */
export interface Exposure {
  cameraMake: string;
  cameraModel: string;
  lensMake: string;
  lensModel: string;
  /** f-number. */
  aperture: number;
  /** Seconds. */
  shutterSpeed: number;
  iso: number;
  /** Millimetres. */
  focalLength: number;
  /** ISO date and time, UTC. */
  createdDate: string;
}

export interface PictureEntry {
  key: string;
  kind: PictureKind;
  shape: PictureShape;
  /** One plain sentence saying what is to be seen: usable as alternative text. */
  about: string;
  exif: Exposure;
}

const cameras = {
  mirrorless: { cameraMake: 'SONY', cameraModel: 'ILCE-7RM4' },
  full: { cameraMake: 'NIKON CORPORATION', cameraModel: 'NIKON Z 7_2' },
  reflex: { cameraMake: 'Canon', cameraModel: 'Canon EOS 5D Mark IV' },
  compact: { cameraMake: 'FUJIFILM', cameraModel: 'X-T5' },
  medium: { cameraMake: 'FUJIFILM', cameraModel: 'GFX 50S II' },
};

const lenses = {
  mirrorless: { wide: 'FE 16-35mm F2.8 GM', normal: 'FE 55mm F1.8 ZA', long: 'FE 100-400mm F4.5-5.6 GM OSS' },
  full: {
    wide: 'NIKKOR Z 14-30mm f/4 S',
    normal: 'NIKKOR Z 50mm f/1.8 S',
    long: 'NIKKOR Z 70-200mm f/2.8 VR S',
  },
  reflex: { wide: 'EF16-35mm f/4L IS USM', normal: 'EF50mm f/1.4 USM', long: 'EF70-200mm f/4L IS II USM' },
  compact: { wide: 'XF10-24mmF4 R OIS WR', normal: 'XF35mmF1.4 R', long: 'XF55-200mmF3.5-4.8 R LM OIS' },
  medium: { wide: 'GF23mmF4 R LM WR', normal: 'GF63mmF2.8 R WR', long: 'GF110mmF2 R LM WR' },
};

const lensMakes = {
  mirrorless: 'Sony',
  full: 'NIKON',
  reflex: 'Canon',
  compact: 'FUJIFILM',
  medium: 'FUJIFILM',
};

/** `taken('full', 'long', 120, 8, 1 / 60, 100, '2025-10-04T01:12')`: focal length, f-number, seconds, ISO, UTC. */
export function taken(
  camera: keyof typeof cameras,
  lens: 'wide' | 'normal' | 'long',
  focalLength: number,
  aperture: number,
  shutterSpeed: number,
  iso: number,
  minute: string,
): Exposure {
  return {
    ...cameras[camera],
    lensMake: lensMakes[camera],
    lensModel: lenses[camera][lens],
    aperture,
    shutterSpeed,
    iso,
    focalLength,
    createdDate: `${minute}:00.000Z`,
  };
}
