import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { ButtonLink } from '#components/base/button.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { paths } from '#lib/navigation/paths.ts';

/** Where the deletion of an account ends. */
export default function AccountDeletedPage() {
  return (
    <EmptyPage
      title={profileMessages.accountDeleted}
      action={<ButtonLink to={paths.home}>To the front page</ButtonLink>}
    >
      {profileMessages.accountDeletedWhat}
    </EmptyPage>
  );
}
