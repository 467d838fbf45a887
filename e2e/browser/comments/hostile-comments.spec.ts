import type { BlogComment } from '@aperture-byline/contract/blog/wire';
import { ACTIVE_HTML, DIRTY_HTML } from '@aperture-byline/contract/test-support/hostile-html';
import { findWork } from '../../support/emulator/comments.ts';
import { mockData } from '../../support/mocks/api-mocks.ts';
import { openComments } from '../../support/page/comments.ts';
import { expect, test } from '../fixtures.ts';

const OVERRIDES = ['\u202eabc\u202c', '\u2066abc', 'a\u202egpj.exe', '\u200fabc\u200e'];
const TEXTS = [...ACTIVE_HTML, ...DIRTY_HTML, ...OVERRIDES];

function commentOf(text: string, index: number): BlogComment {
  return {
    id: `c${index}`,
    author_id: 900000002,
    creator_firstname: text,
    creator_lastname: '',
    created_on: new Date(Date.now() - 5000).toISOString(),
    comment: text,
    guest: index % 2 === 0,
  };
}

test('hostile names and texts of comments are shown as they are', async ({ page }) => {
  const work = await findWork('artist3@example.com', 'story');
  await mockData(page, work.api, TEXTS.map(commentOf));
  await openComments(page, work.path);
  await expect(page.locator(`#comment-c${TEXTS.length - 1}`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Report the comment/ }).first()).toBeVisible();
  const shown = await page.evaluate(
    (count) =>
      Array.from({ length: count }, (_, index) => {
        const element = document.getElementById(`comment-c${index}`);
        const [head, words] = element?.querySelectorAll('p') ?? [];
        return {
          words: words?.textContent,
          name: head?.firstElementChild?.textContent,
          isGuest: head?.children[1]?.textContent === 'Guest',
          elements: [head, words].flatMap((part) => [...(part?.children ?? [])]).map(({ tagName }) => tagName),
          isBlockEach: [...(head?.children ?? [])].every((part) => getComputedStyle(part).display === 'block'),
        };
      }),
    TEXTS.length,
  );
  for (const [index, text] of TEXTS.entries()) {
    const isGuest = index % 2 === 0;
    expect(shown[index]).toEqual({
      words: text,
      name: text,
      isGuest,
      elements: isGuest ? ['SPAN', 'SPAN', 'TIME'] : ['SPAN', 'TIME'],
      // What overrides the direction ends with its block.
      isBlockEach: true,
    });
  }
});
