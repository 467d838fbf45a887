import type { Picture as PictureData } from '@aperture-byline/contract/shared/picture';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const picture: PictureData = {
  src: '/photos/a/{width}.{format}',
  width: 2400,
  height: 1600,
  widths: [480, 1080],
  formats: ['avif', 'jpeg'],
  colour: '#5b6b7a',
  alt: 'A lighthouse',
};

test('When a picture is rendered on the server, then its own colour and its room take at most 200 bytes', () => {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="100vw" />);
  const style = /style="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(style).toContain('background-color:#5b6b7a');
  expect(style).toContain('aspect-ratio:2400 / 1600');
  expect(style.length).toBeLessThanOrEqual(200);
  expect(html).not.toContain('data:');
});

test('When a picture is the largest of the first viewport, then its file is asked for ahead of the page', () => {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="50vw" priority />);
  expect(html).toContain(
    '<link rel="preload" as="image" type="image/avif" fetchPriority="high" imageSrcSet="/photos/a/480.avif 480w, /photos/a/1080.avif 1080w" imageSizes="50vw"/>',
  );
  expect(html.match(/rel="preload"/g)).toHaveLength(1);
});

test('When a browser takes its pick, then every file is on the site’s own origin', () => {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="100vw" />);
  expect(html).toContain('srcSet="/photos/a/480.avif 480w, /photos/a/1080.avif 1080w"');
  expect(html).toContain('srcSet="/photos/a/1080.jpeg 1080w"');
  expect(html).toContain('src="/photos/a/1080.jpeg"');
  expect(html).not.toMatch(/https?:/);
});
