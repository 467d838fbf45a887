import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import { SignedInOnly } from '#entities/session/components/signed-in-only.tsx';
import { OwnProfileForm } from './form/own-profile-form.tsx';

export default function EditProfilePage() {
  return (
    <>
      <PageMeta title="Edit your profile" />
      <SignedInOnly>
        {(account) => (
          <Container>
            <PageHead title="Edit your profile" />
            <OwnProfileForm key={account.uid} type="EDIT" account={account} />
          </Container>
        )}
      </SignedInOnly>
    </>
  );
}
