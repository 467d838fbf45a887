import { groupCopies, isEndedWithoutSale, orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { OrderLine, StoredOrder, StoredSubOrder } from '@aperture-byline/contract/order/stored';
import { describeSize } from '@aperture-byline/contract/product/print-placement';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { isId } from '@aperture-byline/contract/shared/ids';
import { describeShipping } from '@aperture-byline/contract/shipping/rates';
import { readDeliveries, readSubOrders } from '../../../data/orders/orders.ts';
import { readContact } from '../../../data/people/users.ts';
import { ApiError } from '../../../lib/errors.ts';
import type { Block, PdfContent } from '../../../lib/pdf/blocks.ts';
import { type PdfFile, toFile } from '../../../lib/pdf/render-pdf.ts';
import { toAddress } from '../mappers.ts';
import { buildTitle } from './letterhead.ts';

type Delivery = Pick<StoredOrder, 'address' | 'buyerName' | 'gift' | 'shippingMethod'> & {
  /** Where a parcel goes that can't be delivered; may be empty. */
  returnAddress?: string;
};

const BUILDERS = { packingSlip: buildPackingSlip, addressLabel: buildAddressLabel } as const;

/** Builds a paper for an artist's own parcel. Throws NOT_FOUND without one, and before it is accepted. */
export async function getParcelPaper(
  paper: keyof typeof BUILDERS,
  orderId: unknown,
  userId: string | null,
): Promise<PdfFile> {
  const subOrders = isId(orderId) ? await readSubOrders(orderId) : [];
  const subOrder = subOrders.find(({ artistId }) => String(artistId) === userId);
  if (!subOrder || !isAccepted(subOrder)) throw new ApiError('NOT_FOUND');
  const [delivery] = await readDeliveries([subOrder.orderId]);
  // Nobody sends anything to somebody who has left.
  if (!delivery || delivery.address.address === '') throw new ApiError('NOT_FOUND');
  const { returnAddress = '' } = (await readContact(String(userId))) ?? {};
  return toFile(BUILDERS[paper](subOrder, { ...delivery, returnAddress }));
}

export const buildParcelPapers = (subOrder: StoredSubOrder, delivery: Delivery): PdfContent['blocks'][] =>
  Object.values(BUILDERS).map((build) => build(subOrder, delivery).blocks);

/** Lists the contents of the parcel, without prices: the person who opens it may not be the one who paid. */
function buildPackingSlip(subOrder: StoredSubOrder, delivery: Delivery): PdfContent {
  const number = orderNumber(subOrder.orderId);
  const [first] = subOrder.lines;
  return {
    title: `Packing slip ${number}`,
    blocks: [
      ...buildTitle('Packing slip'),
      {
        kind: 'columns',
        columns: [
          [
            {
              kind: 'facts',
              facts: [
                ['Order', number],
                ['Ordered on', formatDay(subOrder.createdAt.toISOString())],
                ['Sent by', first?.artistName ?? ''],
                ['Shipping', describeShipping(delivery.shippingMethod)],
              ],
            },
          ],
          [
            { kind: 'text', text: 'For', isQuiet: true },
            { kind: 'text', text: addressLines(delivery).join('\n') },
          ],
        ],
      },
      { kind: 'gap', height: 18 },
      { kind: 'table', columns: [0.84, 0.16], head: ['Print', 'Copies'], rows: groupLines(subOrder.lines), sums: [] },
      ...buildCard(delivery),
      { kind: 'gap', height: 18 },
      {
        kind: 'text',
        text: 'Please open the parcel with clean hands, and keep the packaging until you have looked at the prints.',
        isQuiet: true,
      },
    ],
  };
}

function buildCard({ gift }: Delivery): Block[] {
  if (!gift?.message) return [];
  return [
    { kind: 'gap', height: 24 },
    { kind: 'text', text: gift.message, face: 'headline', size: 16, align: 'center' },
    { kind: 'gap', height: 10 },
  ];
}

function buildAddressLabel(subOrder: StoredSubOrder, delivery: Delivery): PdfContent {
  const [name = '', ...lines] = addressLines(delivery);
  const { phone } = toAddress(delivery);
  return {
    title: `Address label ${orderNumber(subOrder.orderId)}`,
    page: 'label',
    blocks: [
      { kind: 'text', text: 'To', isQuiet: true, size: 11 },
      { kind: 'heading', level: 1, text: name, size: 20 },
      { kind: 'gap', height: 4 },
      { kind: 'text', text: lines.join('\n'), size: 14 },
      { kind: 'gap', height: 10 },
      { kind: 'text', text: `Phone ${phone}`, size: 12 },
      { kind: 'text', text: describeShipping(delivery.shippingMethod), size: 12 },
      { kind: 'rule' },
      { kind: 'text', text: `From ${subOrder.lines[0]?.artistName ?? ''}, ${PRODUCT_NAME}`, isQuiet: true, size: 10 },
      ...(delivery.returnAddress
        ? [{ kind: 'text', text: delivery.returnAddress, isQuiet: true, size: 10 } as const]
        : []),
      { kind: 'text', text: `Order ${orderNumber(subOrder.orderId)}`, isQuiet: true, size: 10 },
    ],
  };
}

function addressLines(delivery: Delivery): string[] {
  const { name, address, city, state, country, postalcode } = toAddress(delivery);
  return [name, address, `${city} ${postalcode}`, state, country].filter((line) => line.trim() !== '');
}

function groupLines(lines: readonly OrderLine[]) {
  const groups = groupCopies(lines, (line) => `${line.productId} ${line.sizeId} ${line.frameId}`);
  return groups.map(({ print, count }) => {
    const numbers = lines
      .filter((line) => isSame(line, print))
      .flatMap(({ editionNumber, edition }) => (editionNumber ? [`${editionNumber} of ${edition}`] : []));
    const options = [describeSize(print), print.frameType, ...numbers];
    return [{ text: print.title, below: options.join(', ') }, String(count)];
  });
}

const isSame = (one: OrderLine, other: OrderLine): boolean =>
  one.productId === other.productId && one.sizeId === other.sizeId && one.frameId === other.frameId;

/** Before that, and without a sale, an artist has no need to know where a print would go. */
export function isAccepted(subOrder: StoredSubOrder): boolean {
  return subOrder.status !== 'awaiting_acceptance' && !isEndedWithoutSale(subOrder);
}
