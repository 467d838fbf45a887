import type { PageMetadata } from '@aperture-byline/contract/pages/page-metadata';
import { oneLine } from '@aperture-byline/contract/shared/text/plain-text';
import { describe, expect, test } from 'vitest';
import { exhibition as exhibitionPage } from '#features/exhibitions/exhibition.page.ts';
import { image as imagePage } from '#features/gallery/image.page.ts';
import { home } from '#features/home/home.page.ts';
import { publicProfile } from '#features/profile/public-profile.page.ts';
import { product as productPage } from '#features/shop/product.page.ts';
import { story as storyPage } from '#features/stories/story.page.ts';
import { HOSTILE_TEXTS } from '../../../functions/test-support/hostile-texts.ts';
import { describePage, readRendered } from '../../test-support/describe-page.ts';
import {
  exhibition,
  image,
  picture,
  product,
  profile,
  SITE,
  story,
  userId,
} from '../../test-support/page-samples.ts';

/** Every string anywhere in a value, replaced; but for those that the server alone writes. */
function withTexts<T>(value: T, text: string, kept: readonly string[]): T {
  if (typeof value === 'string') return text as T;
  if (Array.isArray(value)) return value.map((part) => withTexts(part, text, kept)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      kept.includes(key) ? part : withTexts(part, text, kept),
    ]),
  ) as T;
}

const KEPT = ['src', 'widths', 'formats', 'created_on', 'created_date', 'startDate', 'endDate', 'state'];

function hostilePages(text: string): PageMetadata[] {
  const details = { ...image, creator: 'Studio', copyright_notice: '© Studio' };
  const hostile = <T>(value: T): T => withTexts(value, text, KEPT);
  return [
    describePage(storyPage, hostile(story)),
    describePage(imagePage, { details: hostile(details), prints: [] }),
    describePage(productPage, hostile(product)),
    describePage(exhibitionPage, hostile(exhibition)),
    describePage(publicProfile, { profile: hostile(profile), userId, tab: 'gallery', picture }),
    describePage(home, { picture: hostile(picture) }),
  ];
}

describe('hostile texts', () => {
  test.each(HOSTILE_TEXTS)(
    'When %j stands in every field, then the head has the same elements and it is text',
    (text) => {
      const plain = hostilePages('word');
      for (const [index, metadata] of hostilePages(text).entries()) {
        const head = readRendered(metadata);
        const usual = readRendered(plain[index] as PageMetadata);
        expect(Object.keys(head.metas)).toEqual(Object.keys(usual.metas));
        expect(head.links.canonical?.startsWith(`${SITE}/`)).toBe(true);
        expect(head.metas['og:image']?.[0]?.startsWith(`${SITE}/`)).toBe(true);
        expect(head.metas['og:title']).toEqual([oneLine(metadata.heading)]);
        expect(head.graph.map((node) => node['@type'])).toEqual(usual.graph.map((node) => node['@type']));
      }
    },
  );
});
