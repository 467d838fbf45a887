import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { OptionalPart } from '#components/feedback/error-boundary.tsx';
import { accountProfileQuery } from '#entities/user/private-queries.ts';
import { NoticesLink, type OwnLinkProps } from './notices-link.tsx';
import { WaitingLinks } from './waiting-links.tsx';

const LiveAnswer = lazy(() => import('./live-answer.tsx'));

export default function OwnLinks(props: OwnLinkProps) {
  const { uid, variant } = props;
  const { data: profile } = useQuery(accountProfileQuery(uid));
  return (
    <>
      {variant !== 'badge' && <WaitingLinks {...props} />}
      <NoticesLink {...props} />
      {variant === 'bell' && profile?.artist_status === 'requested' && (
        <OptionalPart>
          <LiveAnswer uid={uid} userId={profile.userId} />
        </OptionalPart>
      )}
    </>
  );
}
