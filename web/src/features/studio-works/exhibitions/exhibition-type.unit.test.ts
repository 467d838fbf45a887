import { expect, test } from 'vitest';
import { pictureAt } from '../../../../test-support/picture.ts';
import { tides } from '../../../../test-support/studio/work-editor.ts';
import { exhibitionType } from './exhibition-type.tsx';

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
