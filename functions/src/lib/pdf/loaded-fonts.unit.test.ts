import { expect, test, vi } from 'vitest';
import { renderPdf } from './render-pdf.ts';

vi.mock('harfbuzzjs', () => {
  throw new Error('The shaper was loaded');
});
vi.mock('woff2-encoder/decompress', () => {
  throw new Error('The decoder was loaded');
});

const render = (text: string) => renderPdf({ title: 'A title', blocks: [{ kind: 'text', text }] });

test('When a document has letters of the alphabet alone, then nothing is loaded for other scripts', async () => {
  await expect(render('Łódź, Ελληνικά, Русский, ₹ 1,200 – “Harbour”\u00a0…')).resolves.toBeInstanceOf(Buffer);
  await expect(render('தமிழ்')).rejects.toThrow();
});
