import { describe, expect, it } from 'vitest';
import { bareImage } from '../../../test-support/photograph.ts';
import { cameraMetadata, equipmentName, fileMetadata } from './camera-data.ts';

describe('the notes of a photograph', () => {
  it('When the camera noted nothing, then there are no camera notes, and the file keeps its own', () => {
    expect(cameraMetadata(bareImage)).toEqual([]);
    expect(fileMetadata(bareImage)).toEqual([['Resolution', '6000 × 4000 px']]);
  });

  it('When the camera noted everything, then each is written as photographers do', () => {
    const notes = cameraMetadata({
      ...bareImage,
      camera_make: 'FUJIFILM',
      camera_model: 'X-T5',
      lens_make: 'Fujifilm',
      lens_model: 'Fujifilm XF23mm F2',
      aperture: 5.6,
      shutter_speed: 0.004,
      iso: 160,
      focal_length: 23,
      created_date: '2026-11-05T20:00:00.000Z',
    });
    expect(notes).toEqual([
      ['Camera', 'FUJIFILM X-T5'],
      ['Lens', 'Fujifilm XF23mm F2'],
      ['Focal length', '23 mm'],
      ['Aperture', 'f/5.6'],
      ['Shutter speed', '1/250 s'],
      ['ISO', '160'],
      ['Taken', '5 Nov 2026'],
    ]);
  });

  it('When the shutter was open for most of a second, then the fraction keeps its decimal', () => {
    expect(cameraMetadata({ ...bareImage, shutter_speed: 0.8 })).toEqual([['Shutter speed', '1/1.3 s']]);
    expect(cameraMetadata({ ...bareImage, shutter_speed: 0.4 })).toEqual([['Shutter speed', '1/2.5 s']]);
  });

  it('When the model repeats the make, then it is named once', () => {
    expect(equipmentName('NIKON CORPORATION', 'NIKON D80')).toBe('NIKON D80');
  });

  it('When only one of make and model is known, then it stands alone', () => {
    expect(equipmentName('Nikon', null)).toBe('Nikon');
    expect(equipmentName(null, 'Z 8')).toBe('Z 8');
    expect(equipmentName('', '')).toBeNull();
  });
});

it('When a camera measured nothing, then its notes leave it out', () => {
  const nothing = { focal_length: 0, aperture: 0, shutter_speed: 0, iso: 0 };
  const names = { camera_make: null, camera_model: null, lens_make: null, lens_model: null, created_date: null };
  expect(cameraMetadata({ ...names, ...nothing })).toEqual([]);
});
