import type { ExhibitionCatalogue, ExhibitionDetail, GuestBookLine } from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import type { StoredSellerSettings } from '@aperture-byline/contract/settings/stored';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import type { ExhibitionPrint } from '@aperture-byline/contract/work/wire';
import { toGuestBookLine, toThreads } from '../../areas/comment/list-comments.ts';
import { readClosedExhibition } from '../../areas/exhibition/catalogue.ts';
import { toDetail, toExhibitionImage } from '../../areas/exhibition/mappers.ts';
import { listCheapestPrints } from '../../areas/shown-works/shown-works.ts';
import { jpegAddress } from '../../lib/pictures/picture-addresses.ts';
import { readFile } from '../../lib/storage.ts';
import { shrinkJpeg } from '../../media/shrink-jpeg.ts';

/** Content of a catalogue, as the page of its exhibition shows it to a visitor. */
export interface CatalogueContent {
  exhibition: ExhibitionDetail;
  images: ExhibitionImage[];
  figures: Pick<ExhibitionCatalogue, 'visitors' | 'views' | 'days'>;
  /** Lines of the guest book, newest first. */
  lines: GuestBookLine[];
  /** Prints of photographs in the catalogue, deduplicated. */
  prints: ExhibitionPrint[];
  seller: Pick<StoredSellerSettings, 'name' | 'address'>;
}

/** Throws NOT_FOUND for everybody unless the exhibition is public and has closed. */
export async function readCatalogue(id: unknown): Promise<CatalogueContent> {
  const { exhibition, images, figures, comments, products, seller } = await readClosedExhibition(id);
  const banner = exhibition.banner ?? images[0]?.picture ?? null;
  const imageIds = images.map((image) => image.id);
  const bySlug = new Map<string, ExhibitionPrint>();
  // What shows two of its photographs is listed as the print of the one that is printed.
  for (const print of listCheapestPrints(imageIds, products))
    if (print.isPrinted || !bySlug.has(print.slug)) bySlug.set(print.slug, print);
  return {
    exhibition: toDetail({ ...exhibition, banner, imageIds, hiddenImageIds: [] }, { teaser: [], now: new Date() }),
    images: images.map(toExhibitionImage),
    figures,
    lines: toThreads(comments, toGuestBookLine),
    prints: [...bySlug.values()],
    seller,
  };
}

/** Pixels of the published file: 160 for an inch of the page's width. */
const SLOT = 1080;
const LONGEST_SIDE = 1350;
/** Bytes of all pictures together, which keeps the file below the limits of mail servers, and of each picture. */
const ALL_BYTES = 8_500_000;
const PICTURE_BYTES = 180_000;

/** Reads the files of public pictures for paper, one after another. */
export class PictureReader {
  readonly #bytes: number;
  readonly #signal: AbortSignal;

  constructor(count: number, signal: AbortSignal) {
    this.#bytes = Math.min(PICTURE_BYTES, ALL_BYTES / (count + 1));
    this.#signal = signal;
  }

  /** The JPEG; null where it is not public any more. */
  async read(picture: Picture): Promise<Buffer | null> {
    this.#signal.throwIfAborted();
    const file = await readFile(jpegAddress(picture, SLOT).slice(1));
    if (file === null || file.length <= this.#bytes) return file;
    return shrinkJpeg(file, { pixels: LONGEST_SIDE, bytes: this.#bytes });
  }
}
