import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { Order } from '@aperture-byline/contract/order/wire';
import { downloadCreditNote, downloadReceipt } from '#entities/order/documents.ts';
import { DownloadButton } from '#entities/order/download-button.tsx';

/** The receipt of a paid order as PDF, and the credit notes that correct it. */
export default function ReceiptDownloads({
  order: { order_id, receipt_number, credit_notes },
}: {
  order: Pick<Order, 'order_id' | 'receipt_number' | 'credit_notes'>;
}) {
  const number = orderNumber(order_id);
  return (
    <>
      <DownloadButton download={downloadReceipt(order_id, receipt_number ?? number)}>
        Download as PDF
      </DownloadButton>
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
