import { SignedInFrame } from '#entities/session/components/signed-in-frame.tsx';
import { OwnProfileForm } from './form/own-profile-form.tsx';

export default function EditProfilePage() {
  return (
    <SignedInFrame title="Edit your profile">
      {(account) => <OwnProfileForm type="EDIT" account={account} />}
    </SignedInFrame>
  );
}
