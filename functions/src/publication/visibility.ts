/** Rules of what everybody may see: pure functions of stored documents and a time. All that serves asks them. */
import { exhibitionState } from '@aperture-byline/contract/exhibition/state';
import type { StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import type { StoredProduct } from '@aperture-byline/contract/product/stored';
import type { ContentStatus, StoredPicture } from '@aperture-byline/contract/shared/stored';
import { isContentSlug } from '@aperture-byline/contract/shared/text/slug';

export type GuardedImage = Pick<StoredImage, 'status' | 'privacyStatus' | 'embargoedBy'>;
type Dates = Pick<StoredExhibition, 'startDate' | 'endDate'>;
type GuardedExhibition = Dates & GuardedWork;

interface GuardedWork {
  status: ContentStatus;
}

/** Exhibition with both dates, which drafts may lack. */
export type Scheduled<E extends Dates> = E & { startDate: Date; endDate: Date };

/** Whether everybody may see an image, its words and its files: approved, set to Public, and waiting for no opening. */
export function isPublicImage({ status, privacyStatus, embargoedBy }: GuardedImage): boolean {
  return status === 'approved' && privacyStatus === 'Public' && embargoedBy === null;
}

/** Whether everybody may see an image in an exhibition that is open, also before its embargo is taken away. */
export function isShownInExhibition(image: GuardedImage, exhibitionId: string): boolean {
  return isPublicImage(image.embargoedBy === exhibitionId ? { ...image, embargoedBy: null } : image);
}

/**
 * Whether everybody may see an image at a time, given the exhibition that it waits for: from the opening on this is
 * true of what the exhibition shows, whenever the schedule takes the embargo away, by which lists and search follow.
 */
export function isVisibleImage(
  image: GuardedImage & { id: string },
  exhibition: (GuardedExhibition & { id: string; imageIds: readonly string[] }) | null,
  now: Date,
): boolean {
  if (image.embargoedBy === null || exhibition?.id !== image.embargoedBy) return isPublicImage(image);
  return (
    isShownInExhibition(image, exhibition.id) && exhibition.imageIds.includes(image.id) && hasOpened(exhibition, now)
  );
}

/** Whether everybody may see a story, a print or an exhibition, which also needs its dates: `isPublicExhibition`. */
export function isPublicWork({ status }: GuardedWork): boolean {
  return status === 'approved';
}

export function isScheduled<E extends Dates>(exhibition: E): exhibition is Scheduled<E> {
  return exhibition.startDate !== null && exhibition.endDate !== null;
}

/** Whether everybody may see an exhibition: upcoming, open or closed. */
export function isPublicExhibition<E extends GuardedExhibition>(exhibition: E): exhibition is Scheduled<E> {
  return isPublicWork(exhibition) && isScheduled(exhibition);
}

/** Whether everybody may see its images in it. */
export function isOpen<E extends GuardedExhibition>(exhibition: E, now: Date): exhibition is Scheduled<E> {
  return isPublicExhibition(exhibition) && exhibitionState(exhibition, now) === 'ongoing';
}

/** Whether it is public and has closed: everybody may read its catalogue. */
export function hasClosed<E extends GuardedExhibition>(exhibition: E, now: Date): exhibition is Scheduled<E> {
  return isPublicExhibition(exhibition) && exhibitionState(exhibition, now) === 'past';
}

/** Whether it is public, and open or closed. */
export function hasOpened(exhibition: GuardedExhibition, now: Date): boolean {
  return isOpen(exhibition, now) || hasClosed(exhibition, now);
}

/** Whether lists and search show a story: it is public and has an address. */
export function isListedStory(story: GuardedWork & { slug: string }): boolean {
  return isPublicWork(story) && isContentSlug(story.slug);
}

type OfferedPrint = Pick<StoredProduct, 'minPrice' | 'pictures' | 'publicImageIds' | 'printedImageId'>;
type ListedPrint = OfferedPrint & Pick<StoredProduct, 'status' | 'slug'>;

/** Whether a print can be sold: it has a price, and everybody may see the image that is printed. */
export function isOfferedPrint<P extends OfferedPrint>(print: P): print is P & { minPrice: number } {
  const { pictures } = withPublicPictures(print);
  return print.minPrice !== null && pictures.some(({ imageId }) => imageId === print.printedImageId);
}

/** Whether the shop and search show a print: it is public, has an address and can be sold. */
export function isListedPrint<P extends ListedPrint>(print: P): print is P & { minPrice: number } {
  return isPublicWork(print) && isContentSlug(print.slug) && isOfferedPrint(print);
}

interface DrawnPictures {
  banner?: StoredPicture | null;
  pictures?: StoredPicture[];
}

/** Returns the work with only those of its pictures that everybody may see. */
export function withPublicPictures<W extends DrawnPictures & { publicImageIds: readonly string[] }>(work: W): W {
  const { banner, pictures, publicImageIds } = work;
  const isPublic = ({ imageId }: StoredPicture) => publicImageIds.includes(imageId);
  return {
    ...work,
    ...(banner && !isPublic(banner) && { banner: null }),
    ...(pictures && { pictures: pictures.filter(isPublic) }),
  };
}
