import { isUserId } from '@aperture-byline/contract/shared/ids';
import { messages } from '@aperture-byline/contract/shared/messages';
import { publicProfileMessages } from '@aperture-byline/contract/user/public-profile-messages';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ButtonLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { publicProfileQuery } from '#entities/user/queries.ts';
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
  const query = useQuery(publicProfileQuery(userId));
  return (
    <QueryState
      query={query}
      page="Profile"
      loading={
        <ProfileFrame head={<PersonHeadSkeleton />} rest={<PersonAboutSkeleton />}>
          <PhotographsSkeleton />
        </ProfileFrame>
      }
      empty={<Nobody />}
      failure={messages.somethingWrong}
    >
      {(profile) => <PublicProfile userId={userId} profile={profile} />}
    </QueryState>
  );
}

function Nobody() {
  return (
    <EmptyPage
      title={publicProfileMessages.userNotFound}
      action={<ButtonLink to={paths.gallery}>See the gallery</ButtonLink>}
    >
      The profile may have been deleted, or the address has a slip in it.
    </EmptyPage>
  );
}
