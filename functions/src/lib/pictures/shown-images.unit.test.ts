import { samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { expect, test } from 'vitest';
import { imageIdsInText, listDrawnImages, listShownImages } from './shown-images.ts';

test('When a work shows images in lists, as its banner and in its text, then each is named once', () => {
  const work = {
    imageIds: ['a', 'b', 'a'],
    banner: samplePicture('banner'),
    pictures: [samplePicture('c'), samplePicture('b')],
    content: '<p>Text</p><img src="/api/image/d" alt=""><img src="https://evil.example/x.png">',
  };
  expect(listShownImages(work)).toEqual(['banner', 'a', 'b', 'c', 'd']);
});

test('When a document was written by hand, then whatever is no image is left out', () => {
  const broken = {
    imageIds: 'a',
    banner: null,
    pictures: [null, 7, { imageId: 7 }, { path: '../x' }],
    content: 7,
  };
  expect(listShownImages(broken as never)).toEqual([]);
  expect(listShownImages({})).toEqual([]);
  expect(listShownImages({ imageIds: [7, '', null, 'a'] })).toEqual(['a']);
});

test('When a work draws pictures in several places, then each of their images is named once', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => samplePicture(id));
  expect(listDrawnImages({ banner: a, cover: b, pictures: [samplePicture('b'), samplePicture('c')] })).toEqual([
    'a',
    'b',
    'c',
  ]);
  expect(listDrawnImages({ banner: null, cover: c })).toEqual(['c']);
});

test('When a text shows an image twice, then it is named once, in order', () => {
  const figure = (id: string) => `<figure><img src="/api/image/${id}" alt="x"></figure>`;
  expect(imageIdsInText(figure('b') + figure('a') + figure('b'))).toEqual(['b', 'a']);
});
