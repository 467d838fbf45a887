import type { OwnProfile } from '@aperture-byline/contract/user/wire';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { PageMeta } from '#components/layout/page.tsx';
import { artistTokenQuery } from '#entities/session/api/artist-token.ts';
import { SignedInOnly } from '#entities/session/components/signed-in-only.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { paths } from '#lib/paths.ts';
import { ownProfileQuery } from '../private-queries.ts';

/** A page of the studio: its content for photographers, a way on for everybody else. */
export function ForArtists({
  title,
  failure,
  otherwise,
  children,
}: {
  title: string;
  /** The sentence of the error state. */
  failure: string;
  /** What the account lacks. */
  otherwise: string;
  children: (account: Account, profile: OwnProfile) => ReactNode;
}) {
  return (
    <>
      <PageMeta title={title} />
      <SignedInOnly>
        {(account) => (
          <Approved key={account.uid} {...{ account, title, failure, otherwise }}>
            {children}
          </Approved>
        )}
      </SignedInOnly>
    </>
  );
}

function Approved({
  account,
  title,
  failure,
  otherwise,
  children,
}: Parameters<typeof ForArtists>[0] & { account: Account }) {
  const query = useQuery(ownProfileQuery(account.uid));
  const token = useQuery({ ...artistTokenQuery(account.uid), enabled: query.data?.isArtist === true });
  const refusal = (
    <EmptyPage
      title="Only for photographers"
      action={<ButtonLink to={paths.ownProfile}>Your profile</ButtonLink>}
    >
      {otherwise} Your profile has a way to ask for a photographer’s account.
    </EmptyPage>
  );
  return (
    <QueryState query={query} page={title} failure={failure} empty={refusal}>
      {(profile) =>
        profile.isArtist ? (
          <QueryState query={token} page={title} failure={failure}>
            {() => children(account, profile)}
          </QueryState>
        ) : (
          refusal
        )
      }
    </QueryState>
  );
}
