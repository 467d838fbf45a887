import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import { SignedInOnly } from '#entities/session/components/signed-in-only.tsx';
import { Notices } from './notices.tsx';

export default function NoticesPage() {
  return (
    <>
      <PageMeta title="Notices" />
      <SignedInOnly>
        {(account) => (
          <Container>
            <PageHead title="Notices" />
            <Notices key={account.uid} account={account} />
          </Container>
        )}
      </SignedInOnly>
    </>
  );
}
