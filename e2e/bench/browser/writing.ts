import type { StudioImage, StudioImagePage } from '@aperture-byline/contract/image/wire';
import { chromium } from '@playwright/test';
import { readToken } from '../../support/emulator/accounts.ts';
import { storedSession } from '../../support/emulator/session.ts';
import { changeWork, createCompleteDraft } from '../../support/emulator/studio.ts';
import { storyText } from '../../support/page/studio.ts';
import { callAs, chromiumArguments, chromiumPath, SUITE_URL } from '../../support/suite.ts';
import { printTable } from '../support/report.ts';

const ARTIST = 'artist@example.com';
const PARAGRAPHS = 60;
/** Nineteen words, so often in each paragraph that the story has more than 5,000. */
const SENTENCE = 'Nobody on the quay says a word about it, and the fog takes what is left of the light. '.repeat(5);
const TYPED = ' the boats are late again today'.repeat(4);
/** Milliseconds between two keys. */
const PAUSE = 60;
/** Milliseconds of a frame. */
const LIMIT = 50;

const toImage = ({ id, picture: { width, height } }: StudioImage) =>
  `<img src="/api/image/${id}" alt="A boat" width="${width}" height="${height}">`;

/** Prints how long the frames take in which a long story with pictures is typed; false where one is above the limit. */
export async function measureWriting(): Promise<boolean> {
  const { id } = await createCompleteDraft(ARTIST, `Long ${Date.now()}`);
  const { data } = await callAs<StudioImagePage>(await readToken(ARTIST), '/studio/image?privacy=Public');
  const content = Array.from({ length: PARAGRAPHS }, (_, index) => {
    const image = data[index % data.length];
    return `<p>${SENTENCE}</p>${image ? `<figure>${toImage(image)}<figcaption>At dawn</figcaption></figure>` : ''}`;
  });
  await changeWork(ARTIST, 'blog', id, { content: content.join('') });
  await using browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments });
  const page = await browser.newPage({ storageState: await storedSession(ARTIST) });
  await page.goto(`${SUITE_URL}/studio/stories/${id}`);
  await storyText(page)
    .locator('p')
    .nth(PARAGRAPHS / 2)
    .click();
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
  const frames = await page.evaluateHandle(() => {
    const times: number[] = [];
    let last = performance.now();
    const onFrame = (now: number) => {
      times.push(now - last);
      last = now;
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    return times;
  });
  await page.keyboard.type(TYPED, { delay: PAUSE });
  const times = (await frames.jsonValue()).slice(1).toSorted((one, other) => other - one);
  const [longest = Number.NaN] = times;
  printTable(
    `Frames while ${TYPED.length} letters are typed into a story of ${PARAGRAPHS} pictures, one each ${PAUSE} ms; none above ${LIMIT} ms`,
    ['frames', 'longest, ms', `above ${LIMIT} ms`],
    [[times.length, longest, times.filter((time) => time > LIMIT).length]],
  );
  return longest <= LIMIT;
}
