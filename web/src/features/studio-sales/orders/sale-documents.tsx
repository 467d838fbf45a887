import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { StudioOrder } from '@aperture-byline/contract/order/wire';
import { Unprintable } from '#components/feedback/unprintable.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import Certificates from '#entities/order/documents/certificates.tsx';
import { downloadAddressLabel, downloadPackingSlip } from '#entities/order/documents/documents.ts';
import { DownloadButton } from '#entities/order/documents/download-button.tsx';

/** States in which the artist sends the prints, or has sent them. */
const PACKED: readonly StudioOrder['status'][] = ['accepted', 'preparing', 'shipped'];

export default function SaleDocuments({
  sale: { orderId, status, address, gift, prints, unprintable },
}: {
  sale: StudioOrder;
}) {
  return (
    <Stack gap={1.5}>
      {gift && (
        <Stack gap={0.5}>
          <p className="text-strong">A gift: no prices go into the parcel</p>
          {gift.message !== '' && <p className="pre-line break-anywhere">{gift.message}</p>}
        </Stack>
      )}
      <Unprintable signs={unprintable} text={orderMessages.unprintableOnParcel} />
      {address && PACKED.includes(status) && (
        <Row gap={1}>
          <DownloadButton download={downloadPackingSlip(orderId)}>Packing slip</DownloadButton>
          <DownloadButton download={downloadAddressLabel(orderId)}>Address label</DownloadButton>
        </Row>
      )}
      <Certificates prints={prints} />
    </Stack>
  );
}
