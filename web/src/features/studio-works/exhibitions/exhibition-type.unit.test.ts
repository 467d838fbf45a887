import { expect, test } from 'vitest';
import { pictureAt } from '../../../../test-support/picture.ts';
import { tides } from '../../../../test-support/work-editor.ts';
import { exhibitionType, fromIndiaTime, toIndiaTime } from './exhibition-type.tsx';

test.each([
  ['2026-11-22T13:00:00.000Z', '2026-11-22T18:30'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01T00:00'],
  ['2028-02-28T18:29:00.000Z', '2028-02-28T23:59'],
])('When the moment is %s, then the field says %s, and back', (iso, typed) => {
  expect(toIndiaTime(iso)).toBe(typed);
  expect(fromIndiaTime(typed)).toBe(iso);
});

test('When nothing is typed, or half of it, then there is no moment', () => {
  expect(toIndiaTime(null)).toBe('');
  for (const typed of ['', '2026-11-22', '2026-11-31T25:00']) expect(fromIndiaTime(typed)).toBeNull();
});

test('When a photograph is the banner too, then it is called by its title', () => {
  const picture = { ...pictureAt('jetty'), alt: 'A plank jetty at dusk.' };
  const pictures = exhibitionType.listPictures({
    ...tides,
    fields: { ...tides.fields, bannerId: 'jetty', imageIds: ['jetty'] },
    banner: picture,
    images: [{ id: 'jetty', title: 'Last Ferry', isPublic: true, isDescribed: true, picture }],
  });
  expect(new Map(pictures.map(({ id, title }) => [id, title])).get('jetty')).toBe('Last Ferry');
});
