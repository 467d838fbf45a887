import type { Certificate } from '@aperture-byline/contract/order/certificate';
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { OpenedPage } from '#components/feedback/opened-page.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import { certificateQuery } from '#entities/order/documents/certificate-query.ts';
import { paths } from '#lib/navigation/paths.ts';

const TITLE = 'Certificate of authenticity';

/** Confirms a certificate of authenticity to anybody who has its address. Who bought the print is nobody's business. */
export default function CertificatePage() {
  const { code = '' } = useParams();
  const query = useQuery(certificateQuery(code));
  return (
    <OpenedPage
      query={query}
      page={TITLE}
      missing={{
        title: orderMessages.certificateNotFound,
        children: 'Please compare the address with the one on the certificate.',
        to: paths.contact,
        label: 'Write to us',
      }}
      failure={orderMessages.certificateNotLoaded}
    >
      {(certificate) => <Confirmation certificate={certificate} />}
    </OpenedPage>
  );
}

function Confirmation({ certificate }: { certificate: Certificate }) {
  const { isValid, title, artistName, width, height, number, of } = certificate;
  return (
    <Container>
      <PageMeta title={TITLE} />
      {/* Short enough for one line in any font: the whole title would wrap in the fallback alone, and move the page. */}
      <PageHead title="Certificate">
        <p>
          {isValid
            ? `${PRODUCT_NAME} confirms that this certificate of authenticity is genuine.`
            : orderMessages.certificateInvalid}
        </p>
      </PageHead>
      <Stack gap={3}>
        <h2 className="break-anywhere">{title}</h2>
        <FactList
          lined
          facts={[
            ['Photographer', artistName],
            ['Edition', `${number} of ${of}`],
            ['Size', `${width}cm x ${height}cm`],
            ['Certificate', isValid ? 'Valid' : 'Not valid any more'],
          ]}
        />
      </Stack>
    </Container>
  );
}
