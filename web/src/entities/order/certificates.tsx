import type { StudioPrint } from '@aperture-byline/contract/order/studio-wire';
import { Row } from '#components/layout/layout.tsx';
import { downloadCertificate } from './documents.ts';
import { DownloadButton } from './download-button.tsx';

/** A button for the certificate of each print that has one. */
export default function Certificates({ prints }: { prints: readonly StudioPrint[] }) {
  const certified = prints.flatMap(({ title, certificate, editionNumber }) =>
    certificate && editionNumber ? [{ title, certificate, editionNumber }] : [],
  );
  if (certified.length === 0) return null;
  return (
    <Row gap={1}>
      {certified.map(({ title, certificate, editionNumber: { number, of } }) => (
        <DownloadButton key={certificate} download={downloadCertificate({ title, certificate })}>
          {`Certificate ${number} of ${of}`}
        </DownloadButton>
      ))}
    </Row>
  );
}
