import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import { SignedInOnly } from '#entities/session/components/signed-in-only.tsx';
import { Settings } from './settings/settings.tsx';

export default function SettingsPage() {
  return (
    <>
      <PageMeta title="Settings" />
      <SignedInOnly>
        {(account) => (
          <Container>
            <PageHead title="Settings" />
            <Settings key={account.uid} account={account} />
          </Container>
        )}
      </SignedInOnly>
    </>
  );
}
