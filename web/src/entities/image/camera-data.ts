import { formatAperture, formatShutterSpeed } from '@aperture-byline/contract/image/exposure';
import type { ImageDetails } from '@aperture-byline/contract/image/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';

type Note = readonly [name: string, value: string];

/** Camera fields of an image, in whichever answer they are. */
export type CameraNotes = Pick<
  ImageDetails,
  | 'camera_make'
  | 'camera_model'
  | 'lens_make'
  | 'lens_model'
  | 'focal_length'
  | 'aperture'
  | 'shutter_speed'
  | 'iso'
  | 'created_date'
>;

/** `Make Model`, without the make where the model begins with it, as in many EXIF records. */
export function equipmentName(make: string | null, model: string | null): string | null {
  if (!make || !model) return make || model || null;
  const [brand = make] = make.split(' ');
  return model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${make} ${model}`;
}

/** Formats a number of a camera; null where it is missing, or nothing, as manual lenses and scans have it. */
const measured = (value: number | null, format: (value: number) => string): string | null =>
  value === null || value <= 0 ? null : format(value);

/** The EXIF values, formatted; missing ones are left out. */
export function cameraMetadata(image: CameraNotes): Note[] {
  const notes: [name: string, value: string | null][] = [
    ['Camera', equipmentName(image.camera_make, image.camera_model)],
    ['Lens', equipmentName(image.lens_make, image.lens_model)],
    ['Focal length', measured(image.focal_length, (focal) => `${Number(focal.toFixed(1))} mm`)],
    ['Aperture', measured(image.aperture, formatAperture)],
    ['Shutter speed', measured(image.shutter_speed, formatShutterSpeed)],
    ['ISO', measured(image.iso, String)],
    // Only the day: EXIF has no time zone, and what its clock said is stored as UTC.
    ['Taken', image.created_date === null ? null : formatDay(image.created_date.slice(0, 10))],
  ];
  return notes.filter((note): note is [string, string] => note[1] !== null);
}

export function fileMetadata(image: ImageDetails): Note[] {
  const notes: Note[] = [
    ['Resolution', `${image.resolution_width} × ${image.resolution_height} px`],
    ['Licence', image.license],
  ];
  return notes.filter(([, value]) => value !== '');
}
