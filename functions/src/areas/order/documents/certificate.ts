import type { Certificate } from '@aperture-byline/contract/order/certificate';
import type { OrderLine } from '@aperture-byline/contract/order/stored';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import { describePlacement, describeSize } from '@aperture-byline/contract/product/print-placement';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { hasRole, isBuyer } from '../../../access/access.ts';
import { readOrderedJpeg } from '../../../data/images/picture-files.ts';
import { readCertifiedPrint } from '../../../data/orders/certificates.ts';
import { config } from '../../../lib/config.ts';
import { ApiError } from '../../../lib/errors.ts';
import { certificateState } from '../../../lib/order/certificates.ts';
import type { PdfContent } from '../../../lib/pdf/blocks.ts';
import { loadPdfKit, type PdfFile, toFile } from '../../../lib/pdf/render-pdf.ts';
import { shrinkJpeg } from '../../../media/shrink-jpeg.ts';
import type { Reader } from '../read-orders.ts';

/** Longest side in pixels: sharp on paper as it is drawn, and far below the 200 kB of a document. */
const PIXELS = 900;
const PICTURE_BYTES = 100_000;

/** Throws NOT_FOUND for a code that is none, and before the payment. */
export async function getCertificate(code: string): Promise<Certificate> {
  const found = await readCertifiedPrint(code);
  const state = found ? certificateState(found.subOrder, found.index) : 'none';
  if (!found || state === 'none') throw new ApiError('NOT_FOUND');
  const { title, artistName, width, height, editionNumber = 0, edition = 0 } = found.line;
  return { isValid: state === 'valid', title, artistName, width, height, number: editionNumber, of: edition };
}

/** Throws NOT_FOUND unless it is valid, and its reader the print's buyer, its artist or an administrator. */
export async function getCertificateDocument(code: string, reader: Reader): Promise<PdfFile> {
  const found = await readCertifiedPrint(code);
  if (!found || certificateState(found.subOrder, found.index) !== 'valid') throw new ApiError('NOT_FOUND');
  const { subOrder, line } = found;
  const isArtist = String(subOrder.artistId) === reader.userId;
  if (!(isArtist || isBuyer(subOrder, reader) || (await hasRole(reader, 'admin')))) throw new ApiError('NOT_FOUND');
  const [jpeg] = await Promise.all([line.picture && readSmallJpeg(line.picture, line), loadPdfKit()]);
  const issuedAt = subOrder.paidAt ?? subOrder.updatedAt;
  return toFile(buildCertificate(line, { code, jpeg, issuedAt, siteUrl: config().siteUrl }));
}

async function readSmallJpeg(picture: StoredPicture, print: OrderLine): Promise<Buffer | null> {
  const file = await readOrderedJpeg(picture, PIXELS);
  const isCropped = describePlacement(picture, print) === 'cropped';
  return file && shrinkJpeg(file, { pixels: PIXELS, bytes: PICTURE_BYTES, print: isCropped ? print : undefined });
}

/** `jpeg` is null where the photograph has no file any more. */
function buildCertificate(
  line: OrderLine,
  { code, jpeg, issuedAt, siteUrl }: { code: string; jpeg: Uint8Array | null; issuedAt: Date; siteUrl: string },
): PdfContent {
  const { title, artistName, paper, editionNumber, edition, picture } = line;
  const address = pagePaths(siteUrl).certificate(code);
  const centred = { kind: 'text', align: 'center' } as const;
  return {
    title: `Certificate of authenticity ${editionNumber} of ${edition}`,
    blocks: [
      { ...centred, text: PRODUCT_NAME, face: 'headline', size: 14 },
      { kind: 'gap', height: 10 },
      { kind: 'heading', level: 1, text: 'Certificate of authenticity', align: 'center', size: 30 },
      { kind: 'gap', height: 20 },
      ...(jpeg
        ? ([
            { kind: 'picture', jpeg, alt: picture?.alt || title, height: 210 },
            { kind: 'gap', height: 20 },
          ] as const)
        : []),
      { ...centred, text: title, face: 'headline', size: 20 },
      { kind: 'gap', height: 4 },
      { ...centred, text: `by ${artistName}`, size: 12 },
      { kind: 'gap', height: 22 },
      { ...centred, text: `Number ${editionNumber} of an edition of ${edition}`, face: 'strong', size: 13 },
      { kind: 'gap', height: 4 },
      { ...centred, text: `Print of ${describeSize(line)}`, isQuiet: true, size: 11 },
      ...(paper ? [{ ...centred, text: paper, isQuiet: true, size: 11 } as const] : []),
      { kind: 'gap', height: 34 },
      {
        kind: 'columns',
        columns: [
          [
            { kind: 'text', text: formatDay(issuedAt.toISOString()) },
            { kind: 'rule' },
            { kind: 'text', text: 'Date', isQuiet: true },
          ],
          // Left free above the line: the artist signs with a pen.
          [
            { kind: 'text', text: ' ' },
            { kind: 'rule' },
            { kind: 'text', text: `Signature of ${artistName}`, isQuiet: true },
          ],
        ],
      },
      { kind: 'gap', height: 20 },
      { kind: 'rule' },
      { kind: 'gap', height: 6 },
      { ...centred, text: 'Anybody can check this certificate at', isQuiet: true },
      { ...centred, text: address },
      { kind: 'gap', height: 14 },
      { kind: 'qrCode', text: address, alt: `QR code of the address ${address}`, height: 76 },
    ],
  };
}
