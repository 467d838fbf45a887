import { SignedInPage } from '#entities/session/components/signed-in-page.tsx';
import { OwnProfileForm } from './form/own-profile-form.tsx';

export default function EditProfilePage() {
  return (
    <SignedInPage title="Edit your profile">
      {(account) => <OwnProfileForm type="EDIT" account={account} />}
    </SignedInPage>
  );
}
