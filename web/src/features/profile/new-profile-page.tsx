import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import { SignedInOnly } from '#entities/session/components/signed-in-only.tsx';
import { OwnProfileForm } from './form/own-profile-form.tsx';

export default function NewProfilePage() {
  return (
    <>
      <PageMeta title="Your profile" />
      <SignedInOnly>
        {(account) => (
          <Container>
            <PageHead title="Introduce yourself">
              <p>
                A few words and a picture, so that people know whose work they are looking at. You can change
                everything later.
              </p>
            </PageHead>
            <OwnProfileForm key={account.uid} type="ADD" account={account} />
          </Container>
        )}
      </SignedInOnly>
    </>
  );
}
