import { SignedInPage } from '#entities/session/components/signed-in-page.tsx';
import { OwnProfileForm } from './form/own-profile-form.tsx';

const INTRO = (
  <p>
    A few words and a picture, so that people know whose work they are looking at. You can change everything
    later.
  </p>
);

export default function NewProfilePage() {
  return (
    <SignedInPage title="Your profile" heading="Introduce yourself" intro={INTRO}>
      {(account) => <OwnProfileForm type="ADD" account={account} />}
    </SignedInPage>
  );
}
