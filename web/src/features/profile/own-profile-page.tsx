import { PageMeta } from '#ui/page.tsx';
import { SignedInOnly } from '#ui/signed-in-only.tsx';
import { OwnProfile } from './own/own-profile.tsx';

export default function OwnProfilePage() {
  return (
    <>
      <PageMeta title="Your profile" />
      <SignedInOnly>{(account) => <OwnProfile key={account.uid} account={account} />}</SignedInOnly>
    </>
  );
}
