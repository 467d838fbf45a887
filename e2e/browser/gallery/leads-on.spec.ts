import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { BlogListItem, Story } from '@aperture-byline/contract/blog/wire';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import { sampleBlog, sampleProduct } from '@aperture-byline/contract/samples/stored-documents';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { ExhibitionPrint, ImageWorks, StoryWorks } from '@aperture-byline/contract/work/wire';
import { deleteDocuments, readFields, writeDocuments } from '../../support/emulator/firebase.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { first, readApi, readProducts } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const paths = pagePaths();

/** A print of the seed and its first photograph. */
async function findPrint(): Promise<{ print: ProductDetail; imageId: string }> {
  for await (const print of readProducts()) {
    const [image] = print.images;
    if (image) return { print, imageId: image.image_id };
  }
  throw new Error('The seed has no print');
}

test('a shared story leads by its picture to the print in two clicks', async ({ page }) => {
  const { imageId } = await findPrint();
  const slug = `leads-on-${Date.now()}`;
  const path = `blogs/${slug}`;
  const picture = (await readFields(`images/${imageId}`)).picture;
  const content = `<p>Fog.</p><figure><img src="/api/image/${imageId}" alt="The pier in fog"></figure>`;
  const story = sampleBlog({ slug, title: 'Leads on', content, pictures: [picture], banner: null });
  await writeDocuments([{ path, fields: { ...story, publishedAt: new Date('2020-01-01') } }]);
  const [cheapest] = (await readApi<ImageWorks>(`/image/${imageId}/works`)).prints;
  if (cheapest === undefined) throw new Error('The photograph has no print');

  await page.goto(paths.story(slug));
  const inText = page.getByRole('link', { name: 'The pier in fog See the photograph' });
  await expect(inText).toHaveAttribute('href', paths.image(imageId));
  await test.step('the pictures below it lead there too', async () => {
    const gallery = page.getByRole('region', { name: 'Photographs of this story' });
    const link = gallery.getByRole('link', { name: 'See the photograph' });
    await expect(link).toHaveAttribute('href', paths.image(imageId));
  });
  await inText.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.image(imageId));
  await expect(page.getByRole('link', { name: 'Leads on' })).toHaveAttribute('href', paths.story(slug));
  await page.getByRole('link', { name: `Buy as a print, from ${formatPrice(cheapest.minPrice)}`, exact: true }).click();
  await expect(page).toHaveURL(paths.product(cheapest.slug));
  await expect(page.getByRole('heading', { level: 1, name: cheapest.title })).toBeVisible();
  await deleteDocuments([path]);
});

test('a story leads by its banner to the photograph, and below its text to more of its author, loaded when that comes near', async ({
  page,
}) => {
  const { slug } = first(await readApi<BlogListItem[]>('/blog'), 'stories');
  const { banner_id: bannerId } = first(await readApi<Story[]>(`/blog/${slug}`), 'stories');
  const { morePhotographs, prints } = await readApi<StoryWorks>(`/blog/${slug}/works`);
  if (!bannerId || morePhotographs.length === 0)
    throw new Error('The seeded story has no banner, or its author no more');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(paths.story(slug));
  await page.waitForLoadState('networkidle');
  expect(calls.filter((path) => path.endsWith('/works') || path.includes('story-works'))).toEqual([]);
  await page.getByRole('heading', { name: blogMessages.commentSection }).scrollIntoViewIfNeeded();
  const more = page.locator('section').filter({ has: page.getByRole('heading', { name: /^More by / }) });
  await expect(more.getByRole('listitem')).toHaveCount(prints.length + morePhotographs.length);
  expect(await seriousFindings(page)).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', { name: /See the photograph$/ })
    .first()
    .click();
  await expect(page).toHaveURL(paths.image(bannerId));
});

test('a photograph leads to its photographer’s others, and back through them', async ({ page }) => {
  const { imageId } = await findPrint();
  const { morePhotographs } = await readApi<ImageWorks>(`/image/${imageId}/works`);
  const other = first(morePhotographs, 'other photographs');
  await page.goto(paths.image(imageId));
  const more = page.locator('section').filter({ has: page.getByRole('heading', { name: /^More by / }) });
  await expect(more.getByRole('listitem')).toHaveCount(morePhotographs.length);
  await more.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(paths.image(other.imageId));
  await expect(page.getByRole('heading', { level: 1, name: other.title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(paths.image(imageId));
});

test('a print names each of its photographs', async ({ page }) => {
  const { print, imageId } = await findPrint();
  const other = first((await readApi<ImageWorks>(`/image/${imageId}/works`)).morePhotographs, 'photographs');
  const slug = `several-${Date.now()}`;
  const images = await Promise.all([imageId, other.imageId].map((id) => readFields(`images/${id}`)));
  const [firstTitle, secondTitle] = images.map(({ title }) => String(title));
  await writeDocuments([
    {
      path: `products/${slug}`,
      fields: {
        ...sampleProduct({
          slug,
          title: 'A pair',
          imageIds: [imageId, other.imageId],
          pictures: images.map(({ picture }) => picture),
          owner: { userId: print.owner_id, firstName: 'A', lastName: 'B' },
        }),
        publishedAt: new Date('2020-01-01'),
      },
    },
  ]);
  await page.goto(paths.product(slug));
  const named = page.locator('section').filter({ has: page.getByRole('heading', { name: 'The photographs' }) });
  for (const [title, id] of [
    [firstTitle, imageId],
    [secondTitle, other.imageId],
  ] as const)
    await expect(named.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', paths.image(id));
  await named.getByRole('link', { name: firstTitle, exact: true }).click();
  await expect(page).toHaveURL(paths.image(imageId));
  await deleteDocuments([`products/${slug}`]);
});

test('an open exhibition and its viewer offer the prints of what hangs there', async ({ page }) => {
  const exhibitions = await readApi<ExhibitionListItem[]>('/exhibition/approved/ongoing');
  for (const { id } of exhibitions) {
    const prints = await readApi<ExhibitionPrint[]>(`/exhibition/${id}/prints`);
    const [print] = prints;
    if (print === undefined) continue;
    const images = await readApi<ExhibitionImage[]>(`/exhibition/images/${id}`);
    const name = `Buy as a print, from ${formatPrice(print.minPrice)}`;
    await page.goto(paths.exhibition(id));
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Prints of this exhibition' }) });
    await expect(section.getByRole('listitem')).toHaveCount(prints.length);
    await expect(section.getByRole('link').first()).toHaveAttribute('href', paths.product(print.slug));
    expect(await seriousFindings(page)).toEqual([]);

    await page.goto(paths.viewer(id));
    const position = images.findIndex(({ image_id }) => image_id === print.imageId);
    for (let step = 0; step < position; step += 1) {
      await page.getByText(`Photo ${step + 1} of ${images.length}`).waitFor();
      await page.keyboard.press('ArrowRight');
    }
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(paths.product(print.slug));
    return;
  }
  throw new Error('No open exhibition of the seed has a print');
});
