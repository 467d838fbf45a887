import { isUserId } from '@aperture-byline/contract/ids';
import { messages } from '@aperture-byline/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Container, PageMeta } from '#ui/page.tsx';
import { publicProfileQuery } from './public/get-public-profile.ts';
import { PublicProfile } from './public/public-profile.tsx';
import styles from './public-profile-page.module.css';
import { PersonAboutSkeleton, PersonHeadSkeleton } from './shared/person/person-skeleton.tsx';
import { ProfileFrame } from './shared/profile-frame.tsx';
import { PhotographsSkeleton } from './shared/works/photographs.tsx';

export default function PublicProfilePage() {
  const { userId = '' } = useParams();
  return isUserId(userId) ? <Somebody key={userId} userId={userId} /> : <Nobody />;
}

function Somebody({ userId }: { userId: string }) {
  const { data, isError, refetch } = useQuery(publicProfileQuery(userId));
  if (data) return <PublicProfile userId={userId} profile={data} />;
  if (data === null) return <Nobody />;
  if (isError)
    return (
      <Container className={styles.failed}>
        <PageMeta title="Profile" />
        <h1 className="visually-hidden">Profile</h1>
        <ErrorNotice onRetry={() => refetch()}>{messages.somethingWrong}</ErrorNotice>
      </Container>
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
    <Container className={styles.nothing}>
      <PageMeta title={messages.userNotFound} />
      <h1>{messages.userNotFound}</h1>
      <p className={styles.text}>The profile may have been deleted, or the address has a slip in it.</p>
      <ButtonLink to={paths.gallery}>See the gallery</ButtonLink>
    </Container>
  );
}
