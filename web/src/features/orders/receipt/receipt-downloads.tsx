import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { Order } from '@aperture-byline/contract/order/wire';
import { Unprintable } from '#components/feedback/unprintable.tsx';
import { downloadCreditNote, downloadReceipt } from '#entities/order/documents/documents.ts';
import { DownloadButton } from '#entities/order/documents/download-button.tsx';

export default function ReceiptDownloads({
  order: { order_id, receipt_number, credit_notes, unprintable },
}: {
  order: Pick<Order, 'order_id' | 'receipt_number' | 'credit_notes' | 'unprintable'>;
}) {
  const number = orderNumber(order_id);
  return (
    <>
      <Unprintable signs={unprintable} text={orderMessages.unprintableOnReceipt} />
      <DownloadButton download={downloadReceipt(order_id, receipt_number ?? number)}>Download as PDF</DownloadButton>
      {credit_notes.map((note, index) => (
        <DownloadButton
          key={note.number ?? index}
          download={downloadCreditNote(order_id, {
            index: index + 1,
            number: note.number ?? `${number} ${index + 1}`,
          })}
        >
          {note.number === null ? 'Credit note as PDF' : `Credit note ${note.number}`}
        </DownloadButton>
      ))}
    </>
  );
}
