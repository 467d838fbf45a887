import { downloadCreditNote } from '#entities/order/documents/documents.ts';
import { DownloadButton } from '#entities/order/documents/download-button.tsx';

/** A button for the `index`-th credit note of an order, from 1 on. */
export default function CreditNote({ orderId, index, number }: { orderId: string; index: number; number: string }) {
  return (
    <DownloadButton download={downloadCreditNote(orderId, { index, number })}>{`Credit note ${number}`}</DownloadButton>
  );
}
