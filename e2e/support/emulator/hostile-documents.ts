import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import type { PublicLetterItem } from '@aperture-byline/contract/letter/wire';
import type { ProductDetail, ProductPage } from '@aperture-byline/contract/product/wire';
import { sampleComment, sampleUser } from '@aperture-byline/contract/samples/stored-documents';
import { first, readApi } from '../suite.ts';
import { type DocumentToWrite, readFields } from './firebase.ts';

/** Word as long as a title may be, without a place to break. */
const LONG_WORD = 'N'.repeat(80);

/** For fields that are shown as text: must be shown verbatim. */
export const HOSTILE_TEXT = `Dusk"><img src=x onerror=window.__xss=1><script>window.__xss=1</script>${LONG_WORD}`;

/** For fields that hold HTML: only `WORDS` may remain after sanitizing. */
export const WORDS = 'Only these words are left';
const HOSTILE_HTML = [
  '<img src=x onerror="window.__xss=1">',
  '<script>window.__xss=1</script>',
  '<svg onload="window.__xss=1"><a href="javascript:window.__xss=1"><text>go</text></a></svg>',
  `<p onmouseover="window.__xss=1" style="position:fixed;inset:0" class="main" id="root">${WORDS}</p>`,
  '<a href="javascript:window.__xss=1">one</a><a href="java&#10;script:window.__xss=1">two</a>',
  '<a href="data:text/html,<script>window.__xss=1</script>">three</a>',
  '<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>',
  '<form action="https://evil.example/"><button formaction="javascript:window.__xss=1">four</button></form>',
  '<style>body { display: none }</style><link rel="stylesheet" href="https://evil.example/a.css">',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<img src="https://evil.example/p.gif"><img src="//evil.example/p.gif"><img src="/api/image/../user">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__xss=1&gt;">',
].join('');

const NAME = { firstName: HOSTILE_TEXT, lastName: '<b>Rao</b>' };

/** The picture, or every picture of a list, with a hostile `alt`. */
const withHostileAlt = (value: object | null | undefined): object | null =>
  Array.isArray(value) ? value.map(withHostileAlt) : value ? { ...value, alt: HOSTILE_TEXT } : null;

/** A well-formed user id that nobody else has. */
export const HOSTILE_USER = '666000666';

/** Builds one document of each kind of content, written past the API's validation as a bulk import could. */
export async function hostileDocuments(): Promise<DocumentToWrite[]> {
  const story = first(await readApi<BlogListItem[]>('/blog'), 'stories');
  const image = first((await readApi<GalleryPage>('/image?page=1')).data, 'images');
  const exhibition = first(await readApi<ExhibitionListItem[]>('/exhibition/approved/ongoing'), 'exhibitions');
  const { products } = await readApi<ProductPage>('/product?page=1&pageSize=40');
  const product = await readApi<ProductDetail>(`/product/${first(products, 'products').slug}`);

  const letter = first(await readApi<PublicLetterItem[]>('/letter'), 'letters');

  const now = new Date();
  const [blogFields, imageFields, exhibitionFields, productFields, letterFields] = await Promise.all([
    readFields(`blogs/${story.id}`),
    readFields(`images/${image.image_id}`),
    readFields(`exhibitions/${exhibition.id}`),
    readFields(`products/${product.product_id}`),
    readFields(`letters/${letter.id}`),
  ]);

  return [
    {
      path: 'blogs/hostile',
      fields: {
        ...blogFields,
        slug: 'hostile-story',
        title: HOSTILE_TEXT,
        description: HOSTILE_TEXT,
        content: HOSTILE_HTML,
        categories: [HOSTILE_TEXT],
        tags: [HOSTILE_TEXT],
        banner: withHostileAlt(blogFields.banner),
        pictures: withHostileAlt(blogFields.pictures),
        creator: { ...blogFields.creator, ...NAME },
        intro: true,
        createdAt: now,
        publishedAt: now,
      },
    },
    {
      path: 'images/hostile',
      fields: {
        ...imageFields,
        title: HOSTILE_TEXT,
        description: HOSTILE_HTML,
        picture: withHostileAlt(imageFields.picture),
        owner: { ...imageFields.owner, ...NAME },
        exif: { cameraMake: HOSTILE_TEXT, lensModel: HOSTILE_TEXT },
        license: HOSTILE_TEXT,
        createdAt: now,
        publishedAt: now,
      },
    },
    {
      path: 'images/hostile/comments/one',
      fields: sampleComment({
        firstName: HOSTILE_TEXT,
        guest: true,
        comment: HOSTILE_TEXT,
        createdAt: new Date(),
      }),
    },
    {
      path: 'blogs/hostile/comments/one',
      fields: sampleComment({ firstName: HOSTILE_TEXT, comment: HOSTILE_TEXT, createdAt: new Date() }),
    },
    {
      path: 'exhibitions/hostile',
      fields: {
        ...exhibitionFields,
        title: HOSTILE_TEXT,
        description: HOSTILE_HTML,
        authorDescription: HOSTILE_HTML,
        genre: HOSTILE_TEXT,
        genreDescription: HOSTILE_HTML,
        owner: { ...exhibitionFields.owner, ...NAME },
        banner: withHostileAlt(exhibitionFields.banner),
        imageIds: ['hostile'],
      },
    },
    {
      path: 'products/hostile',
      fields: {
        ...productFields,
        slug: 'hostile-print',
        title: HOSTILE_TEXT,
        introduction: HOSTILE_TEXT,
        description: HOSTILE_HTML,
        place: HOSTILE_TEXT,
        pictures: withHostileAlt(productFields.pictures),
        owner: { ...productFields.owner, ...NAME },
        categories: [HOSTILE_TEXT],
        createdAt: now,
        publishedAt: now,
      },
    },
    {
      path: 'letters/hostile',
      fields: { ...letterFields, subject: HOSTILE_TEXT, previewText: HOSTILE_TEXT },
    },
    {
      path: `users/${HOSTILE_USER}`,
      fields: {
        ...sampleUser({
          userId: Number(HOSTILE_USER),
          uid: null,
          firstName: HOSTILE_TEXT,
          lastName: '<b>Rao</b>',
          subtitle: HOSTILE_TEXT,
          bio: HOSTILE_HTML,
          avatar: 'javascript:window.__xss=1',
          achievements: [{ title: HOSTILE_TEXT, description: HOSTILE_TEXT, achievedDate: HOSTILE_TEXT }],
        }),
        socialLinks: [
          { socialMedia: 'instagram', link: 'javascript:window.__xss=1//https://www.instagram.com/' },
          { socialMedia: HOSTILE_TEXT, link: 'https://evil.example/' },
        ],
      },
    },
  ];
}
