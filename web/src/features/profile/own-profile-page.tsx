import { PageMeta } from '#components/layout/page.tsx';
import { SignedInOnly } from '#entities/session/components/signed-in-only.tsx';
import { OwnProfile } from './own/own-profile.tsx';

export default function OwnProfilePage() {
  return (
    <>
      <PageMeta title="Your profile" />
      <SignedInOnly>{(account) => <OwnProfile key={account.uid} account={account} />}</SignedInOnly>
    </>
  );
}
