// @vitest-environment jsdom

import { uploadReasons } from '@aperture-byline/contract/upload/upload-messages';
import { UPLOAD_FILE_MAX, UPLOAD_PIXELS_MAX } from '@aperture-byline/contract/upload/wire';
import { expect, test } from 'vitest';
import ContactPage from '#features/contact/contact-page.tsx';
import TermsOfServicePage from '#features/legal/terms-of-service-page.tsx';
import { UploadIntro } from '#features/studio-upload/upload.tsx';
import { answerCalls } from '../../test-support/pages/answer-calls.ts';
import { draw } from '../../test-support/pages/render-page.tsx';
import { SHIPPING } from '../../test-support/shop/cart.ts';

const SIZE = `${UPLOAD_FILE_MAX / 1024 / 1024} MB`;
const PIXELS = `${UPLOAD_PIXELS_MAX / 1e6} megapixels`;

test.each([
  ['the often asked', () => <ContactPage />],
  ['the terms', () => <TermsOfServicePage />],
  ['the page of uploads', () => <UploadIntro />],
])('When %s name what may be uploaded, then formats and limits are those that are checked', (_name, write) => {
  answerCalls({ 'GET /product/shipping': SHIPPING });
  const { container } = draw(<div>{write()}</div>);
  const text = (container.textContent ?? '').replace(/\s+/g, ' ');
  expect(text).toMatch(new RegExp(`JPEG, PNG, WebP and HEIC,?(?: of)? up to ${SIZE} and ${PIXELS}`));
  expect(text.match(/\d+ megapixels/g)).toEqual([PIXELS]);
});

test('When a file is refused for its size, then the sentence names the limit', () => {
  expect(uploadReasons.tooLarge).toContain(SIZE);
  expect(uploadReasons.tooManyPixels).toContain(PIXELS);
});
