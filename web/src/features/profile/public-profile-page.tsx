import { isUserId } from '@aperture-byline/contract/shared/ids';
import { messages } from '@aperture-byline/contract/shared/messages';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ButtonLink } from '#components/base/button.tsx';
import { EmptyPage, FailedPage } from '#components/feedback/state-page.tsx';
import { PageMeta } from '#components/layout/page.tsx';
import { publicProfileQuery } from '#entities/user/queries.ts';
import { failureText } from '#lib/error-text.ts';
import { paths } from '#lib/paths.ts';
import { PublicProfile } from './public/public-profile.tsx';
import { PersonAboutSkeleton, PersonHeadSkeleton } from './shared/person/person-skeleton.tsx';
import { ProfileFrame } from './shared/profile-frame.tsx';
import { PhotographsSkeleton } from './shared/works/photographs.tsx';

export default function PublicProfilePage() {
  const { userId = '' } = useParams();
  return isUserId(userId) ? <Somebody key={userId} userId={userId} /> : <Nobody />;
}

function Somebody({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(publicProfileQuery(userId));
  if (data) return <PublicProfile userId={userId} profile={data} />;
  if (data === null) return <Nobody />;
  if (error)
    return (
      <FailedPage title="Profile" onRetry={() => refetch()}>
        {failureText(error, messages.somethingWrong)}
      </FailedPage>
    );
  return (
    <>
      <PageMeta title="Profile" />
      <h1 className="visually-hidden">Profile</h1>
      <ProfileFrame head={<PersonHeadSkeleton />} rest={<PersonAboutSkeleton />}>
        <PhotographsSkeleton />
      </ProfileFrame>
    </>
  );
}

function Nobody() {
  return (
    <EmptyPage
      title={profileMessages.userNotFound}
      action={<ButtonLink to={paths.gallery}>See the gallery</ButtonLink>}
    >
      The profile may have been deleted, or the address has a slip in it.
    </EmptyPage>
  );
}
