import type { ProductFields } from '@aperture-byline/contract/product/bodies';
import { computeDensity, printDensity } from '@aperture-byline/contract/product/print-density';
import type { ProductDetail, StudioProduct } from '@aperture-byline/contract/product/wire';
import type { Byline } from '@aperture-byline/contract/shared/stored';
import type { StudioPicture } from '@aperture-byline/contract/work/wire';

/** A print as the API will answer it, of what stands in the form; sizes and frames that lack something are left out. */
export function toProductDetail(
  fields: ProductFields,
  {
    author,
    print,
    pictures,
  }: {
    author: Byline;
    /** Null before the first save. */
    print: StudioProduct | null;
    pictures: readonly StudioPicture[];
  },
): ProductDetail {
  const [first] = pictures;
  return {
    product_id: print?.id ?? '',
    slug: print?.slug ?? '',
    title: fields.title || 'Untitled print',
    introduction: fields.introduction,
    description: fields.description,
    place: fields.place,
    ...(fields.paper && { paper: fields.paper }),
    owner_id: author.userId,
    creator_firstname: author.firstName,
    creator_lastname: author.lastName,
    printed_image_id: first?.id ?? '',
    images: pictures.map(({ id, picture }) => ({ image_id: id, image_url: '', picture })),
    categories: fields.categories.map((category_name) => ({ category_name })),
    sizes: fields.sizes
      .filter((size) => size.width > 0 && size.height > 0 && size.price > 0)
      .map((size) => {
        const left = print?.sizes.find(({ id }) => id === size.id)?.left ?? size.edition;
        return {
          size_id: `${size.width} ${size.height}`,
          size_width: size.width,
          size_height: size.height,
          ...(size.crop !== undefined && { size_crop: size.crop }),
          price: size.price,
          edition: size.edition,
          sold_out: left === 0,
          left,
          from_a_distance: first !== undefined && computeDensity(printDensity(first.picture, size)) === 'distance',
        };
      }),
    frames: fields.frames
      .filter(({ type, charge }) => type !== '' && charge >= 0)
      .map(({ type, charge, description, leadDays }, index) => ({
        frame_id: String(index),
        frame_type: type,
        charge,
        frame_description: description,
        ...(leadDays !== undefined && { lead_days: leadDays }),
      })),
  };
}
