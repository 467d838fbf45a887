import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { paths } from '#lib/navigation/paths.ts';

export default function AccountDeletedPage() {
  return (
    <EmptyPage title={profileMessages.accountDeleted} to={paths.home} label="To the front page">
      {profileMessages.accountDeletedWhat}
    </EmptyPage>
  );
}
