import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { StudioPrint } from '@aperture-byline/contract/order/wire';
import { Unprintable } from '#components/feedback/unprintable.tsx';
import { Row } from '#components/layout/layout.tsx';
import { downloadCertificate } from './documents.ts';
import { DownloadButton } from './download-button.tsx';

/** A button for the certificate of each print that has one, and which of these signs they can't show. */
export default function Certificates({
  prints,
  unprintable = [],
}: {
  prints: readonly StudioPrint[];
  unprintable?: readonly string[];
}) {
  const certified = prints.flatMap(({ title, artistName, certificate, editionNumber }) =>
    certificate && editionNumber ? [{ title, artistName, certificate, editionNumber }] : [],
  );
  if (certified.length === 0) return null;
  const shown = certified.map(({ title, artistName }) => title + artistName).join('');
  return (
    <Row gap={1}>
      <Unprintable
        signs={unprintable.filter((sign) => shown.includes(sign))}
        text={orderMessages.unprintableOnReceipt}
      />
      {certified.map(({ title, certificate, editionNumber: { number, of } }) => (
        <DownloadButton key={certificate} download={downloadCertificate({ title, certificate })}>
          {`Certificate ${number} of ${of}${prints.length > 1 ? `, ${title}` : ''}`}
        </DownloadButton>
      ))}
    </Row>
  );
}
