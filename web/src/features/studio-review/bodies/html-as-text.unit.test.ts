// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { htmlAsText } from './html-as-text.ts';

test('When HTML is read before a decision, then nothing of it is hidden', () => {
  const html =
    '<h2>The boats</h2><p>They come <strong>late</strong>,<br>see <a href="https://example.com/x">here</a>.</p>' +
    '<blockquote><p>So they said.</p></blockquote><ul><li><p>ice</p></li><li>rope</li></ul>' +
    '<figure><img src="/api/image/1" alt="Boats in fog"></figure><p>a &lt; b</p>';
  expect(htmlAsText(html)).toBe(
    [
      'Heading: The boats',
      'They come late,\nsee here (https://example.com/x).',
      'Quote: So they said.',
      '• ice\n\n• rope',
      '[Photograph: Boats in fog]',
      'a < b',
    ].join('\n\n'),
  );
});

test('When only the address of a link differs, then the texts differ', () => {
  const link = (address: string) => htmlAsText(`<p><a href="${address}">the harbour</a></p>`);
  expect(link('https://good.example/')).not.toBe(link('https://evil.example/'));
});

test('When there is nothing, then there is no text', () => {
  expect(htmlAsText('')).toBe('');
  expect(htmlAsText('<p></p>')).toBe('');
});
