import { imageChangesSchema } from '@aperture-byline/contract/image/bodies';
import { IMAGE_TEXT_MAX } from '@aperture-byline/contract/image/wire';
import { describe, expect, test } from 'vitest';
import type { IptcFields } from '../../media/iptc/fields.ts';
import { describeDraft } from './describe-draft.ts';

const draft = (iptc: Partial<IptcFields>, fileName = 'DSC_0123.jpg') =>
  describeDraft({ keywords: [], ...iptc }, fileName);

describe('the words of a new draft', () => {
  test('When a file names everything, then the draft has it', () => {
    expect(
      draft({
        title: 'Fog & light',
        caption: 'Before <b>rain</b>.\n\nAt the pier,\nearly.',
        keywords: ['fog', 'pier'],
        creator: 'Asha Rao',
        copyrightNotice: '© 2026 Asha Rao',
        webStatement: 'http://creativecommons.org/licenses/by-nc/4.0/',
      }),
    ).toEqual({
      title: 'Fog & light',
      description: '<p>Before &lt;b&gt;rain&lt;/b&gt;.</p><p>At the pier,<br>early.</p>',
      tags: ['fog', 'pier'],
      searchWords: expect.arrayContaining(['fog', 'light', 'pier']),
      license: 'CC BY-NC 4.0',
      creator: 'Asha Rao',
      copyrightNotice: '© 2026 Asha Rao',
    });
  });

  test('When a file says nothing, then the draft is empty, and all rights are reserved', () => {
    expect(draft({})).toEqual({
      title: '',
      description: '',
      tags: [],
      searchWords: [],
      license: 'All rights reserved',
    });
  });

  test.each([
    ['golden_hour_at_the_ghats.jpg', 'golden hour at the ghats'],
    ['Fog-over-the-river.JPEG', 'Fog over the river'],
    ['Black-and-white no. 4.png', 'Black-and-white no. 4'],
    ['  मणिकर्णिका__घाट.webp', 'मणिकर्णिका घाट'],
    ['Route 66.jpg', 'Route 66'],
    ['my-cat-on-a-roof.jpg', 'my cat on a roof'],
    ['F-16-at-dawn.jpg', 'F-16 at dawn'],
    ['2024-03-10-Hampi.jpg', '2024-03-10 Hampi'],
    ['Hampi_DSC_0042.jpg', 'Hampi'],
    ['DSC_0042-Hampi.jpg', 'Hampi'],
    ['IMG_1234 my mother at the sea.jpg', 'my mother at the sea'],
    ...['T-72', 'MH-370', 'B-side', 'X-ray', 'R2-D2', '1947-2024', '12-12-12', '26-11'].map((name) => [
      `${name}.jpg`,
      name,
    ]),
    ['lighthouse', 'lighthouse'],
    [`${'x'.repeat(200)}.jpg`, 'x'.repeat(IMAGE_TEXT_MAX.title)],
    ['<script>alert(1)</script>.jpg', '<script>alert(1)</script>'],
  ])('When the file is called %s, then its title is %s', (fileName, title) => {
    expect(draft({}, fileName).title).toBe(title);
  });

  test.each([
    ...[
      'DSC_0123.jpg',
      '_DSC0123.JPG',
      'DSC00123.JPG',
      'DSCF1234.jpg',
      'DSCN0010.jpg',
      'IMG_2034.jpeg',
      'IMG_E2034.JPG',
      'cropped-IMG_0042.jpg',
      'thumbnail_IMG_0042.jpg',
      'final_DSC_0042.jpg',
    ],
    ...['_MG_1234.jpg', 'IMG-20240101-WA0001.jpg', 'PXL_20240101_101010123.jpg', 'P1010001.JPG', '100_0123.jpg'],
    ...[
      'DJI_0001.jpg',
      'GOPR0123.jpg',
      'JD1_0123.jpg',
      '20240101_123456.jpg',
      '12345.png',
      'image.png',
      'Untitled.jpg',
    ],
    ...['WhatsApp Image 2024-01-01 at 10.10.10 AM.jpeg', 'Screenshot 2024-01-01 at 10.10.10.png', 'photo-1.jpg'],
    ...['3f2504e0-4f89-11d3-9a0c-0305e82c3301.jpg', 'FB_IMG_1700000000000.jpg', 'DSC_0123 (edited).jpg', '', '.jpg'],
  ])('When a machine called the file %s, then it has no title', (fileName) => {
    expect(draft({}, fileName).title).toBe('');
  });

  test('When a program wrote the name of the file or of the camera, then it is no title and no description', () => {
    const { title, description } = draft({ title: 'DSC_0123', caption: 'OLYMPUS DIGITAL CAMERA' });
    expect([title, description]).toEqual(['', '']);
    expect(draft({ title: '1984' }).title).toBe('1984');
    expect(draft({ title: 'After IMG_1234' }).title).toBe('After IMG_1234');
  });

  test.each([
    [{ webStatement: 'https://creativecommons.org/licenses/by/4.0/deed.en' }, 'CC BY 4.0'],
    [{ usageTerms: 'See https://creativecommons.org/licenses/by-nc-nd/4.0/.' }, 'CC BY-NC-ND 4.0'],
    [{ usageTerms: 'CC BY 4.0' }, 'CC BY 4.0'],
    [{ webStatement: 'https://creativecommons.org/licenses/by-sa/4.0/' }, 'All rights reserved'],
    [{ webStatement: 'https://creativecommons.org/licenses/by-nd/4.0/' }, 'All rights reserved'],
    [{ webStatement: 'https://creativecommons.org/licenses/by/2.0/' }, 'All rights reserved'],
    [{ usageTerms: 'Ask me' }, 'All rights reserved'],
  ])('When the terms are %j, then the license is %s', (terms, license) => {
    expect(draft(terms).license).toBe(license);
  });

  test('When the words are as long as they may be, then the owner can save them as they are', async () => {
    const { title, description, tags, license, creator, copyrightNotice } = draft({
      title: 't'.repeat(IMAGE_TEXT_MAX.title),
      caption: '&\n\n'.repeat(IMAGE_TEXT_MAX.description / 3),
      keywords: Array.from({ length: IMAGE_TEXT_MAX.tags }, (_, index) => `${index}`.padEnd(IMAGE_TEXT_MAX.tag, 'k')),
      creator: 'c'.repeat(IMAGE_TEXT_MAX.creator),
      copyrightNotice: 'n'.repeat(IMAGE_TEXT_MAX.copyrightNotice),
    });
    expect(description).not.toBe('');
    const changes = { title, description, tags, license, creator, copyrightNotice };
    expect(await imageChangesSchema.validate(changes, { strict: true })).toEqual(changes);
  });
});
