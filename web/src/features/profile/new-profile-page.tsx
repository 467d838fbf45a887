import { SignedInFrame } from '#entities/session/components/signed-in-frame.tsx';
import { OwnProfileForm } from './form/own-profile-form.tsx';

const INTRO = (
  <p>A few words and a picture, so that people know whose work they are looking at. You can change everything later.</p>
);

export default function NewProfilePage() {
  return (
    <SignedInFrame title="Your profile" heading="Introduce yourself" intro={INTRO}>
      {(account) => <OwnProfileForm type="ADD" account={account} />}
    </SignedInFrame>
  );
}
