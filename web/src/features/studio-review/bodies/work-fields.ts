import type { StudioBlog } from '@aperture-byline/contract/blog/wire';
import type { StudioExhibition } from '@aperture-byline/contract/exhibition/wire';
import type { StudioProduct } from '@aperture-byline/contract/product/wire';
import type { ReviewedWork } from '@aperture-byline/contract/review/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import { htmlAsText } from './html-as-text.ts';

export type WorkField =
  | {
      name: string;
      text: string;
      /** Markup of the text: its formatting may differ where the text does not. */
      html?: string;
    }
  | { name: string; pictures: readonly { id: string; title: string; isPublic: boolean; picture: Picture }[] };

/** All that is reviewed of a work, in the order in which visitors meet it. */
export function listFields(reviewed: ReviewedWork): WorkField[] {
  switch (reviewed.workKind) {
    case 'exhibition':
      return exhibitionFields(reviewed.work);
    case 'blog':
      return storyFields(reviewed.work);
    case 'product':
      return printFields(reviewed.work);
  }
}

export function listPhotographs(reviewed: ReviewedWork): ReadonlySet<string> {
  return new Set(
    listFields(reviewed).flatMap((field) => ('pictures' in field ? field.pictures.map(({ id }) => id) : [])),
  );
}

/** The fields of two versions of a work, which have the same ones. */
export function pairFields(
  before: readonly WorkField[],
  after: readonly WorkField[],
): (readonly [WorkField, WorkField])[] {
  return before.flatMap((field, index) => {
    const other = after[index];
    return other ? [[field, other] as const] : [];
  });
}

function exhibitionFields({ fields, banner, images }: StudioExhibition): WorkField[] {
  const date = (iso: string | null) => (iso === null ? '' : formatTime(iso));
  return [
    { name: 'Title', text: fields.title },
    fieldOfHtml('Description', fields.description),
    fieldOfHtml('About the photographer', fields.authorDescription),
    { name: 'Genre', text: fields.genre },
    fieldOfHtml('About the genre', fields.genreDescription),
    { name: 'Opens', text: date(fields.startDate) },
    { name: 'Closes', text: date(fields.endDate) },
    describeBanner(fields.bannerId, banner),
    { name: 'Photographs', pictures: images.map(toShown) },
    {
      name: 'Shown before the opening',
      pictures: images.filter(({ id }) => fields.teaserImageIds.includes(id)).map(toShown),
    },
  ];
}

function storyFields({ fields, banner, pictures, textPictures }: StudioBlog): WorkField[] {
  return [
    { name: 'Title', text: fields.title },
    { name: 'Address', text: fields.slug },
    { name: 'Short description', text: fields.description },
    { name: 'Categories', text: fields.categories.join(', ') },
    { name: 'Tags', text: fields.tags.join(', ') },
    describeBanner(fields.bannerId, banner),
    fieldOfHtml('Text', fields.content),
    { name: 'Photographs in the text', pictures: textPictures.map(toShown) },
    { name: 'Photographs', pictures: pictures.map(toShown) },
  ];
}

function printFields({ fields, images, sizes }: StudioProduct): WorkField[] {
  const size = ({ width, height, price, edition }: (typeof fields.sizes)[number], index: number) => {
    const ppi = sizes[index]?.ppi ?? null;
    const rest = [formatPrice(price), edition && `edition of ${edition}`, ppi !== null && `${Math.round(ppi)} ppi`];
    return [`${width} × ${height} cm`, ...rest.filter(Boolean)].join(', ');
  };
  const frame = ({ type, charge, description }: (typeof fields.frames)[number]) =>
    `${type}, ${formatPrice(charge)}${description && `: ${description}`}`;
  return [
    { name: 'Title', text: fields.title },
    { name: 'Introduction', text: fields.introduction },
    fieldOfHtml('Description', fields.description),
    { name: 'Place', text: fields.place },
    { name: 'Categories', text: fields.categories.join(', ') },
    { name: 'Photographs', pictures: images.map(toShown) },
    { name: 'Sizes', text: fields.sizes.map(size).join('\n') },
    { name: 'Frames', text: fields.frames.map(frame).join('\n') },
  ];
}

function fieldOfHtml(name: string, html: string): WorkField {
  return { name, text: htmlAsText(html), html };
}

function describeBanner(id: string | null, picture: Picture | null): WorkField {
  const shown = picture ? [{ id: id ?? '', title: picture.alt, isPublic: true, picture }] : [];
  return { name: 'Banner', pictures: shown };
}

const toShown = ({ id, title, isPublic, picture }: StudioPicture) => ({
  id,
  title,
  isPublic,
  picture,
});
