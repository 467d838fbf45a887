import type { AccountProfile } from '@aperture-byline/contract/user/wire';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { artistTokenQuery } from '#entities/session/api/artist-token.ts';
import { SignedInOnly } from '#entities/session/components/signed-in-only.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { accountProfileQuery } from '#entities/user/private-queries.ts';
import { paths } from '#lib/navigation/paths.ts';

interface ForArtistsProps {
  title: string;
  failure: string;
  refusal: string;
  /** For administrators who are no photographers, in place of the refusal. */
  forAdmins?: ReactNode;
  children: (account: Account, profile: AccountProfile) => ReactNode;
}

/** Content for photographers, a way on for everybody else. */
export function ForArtists(props: ForArtistsProps) {
  return <SignedInOnly>{(account) => <ApprovedOnly key={account.uid} {...props} account={account} />}</SignedInOnly>;
}

function ApprovedOnly({
  account,
  title,
  failure,
  refusal,
  forAdmins,
  children,
}: ForArtistsProps & { account: Account }) {
  const query = useQuery(accountProfileQuery(account.uid));
  const token = useQuery({ ...artistTokenQuery(account.uid), enabled: query.data?.isArtist === true });
  const refused = (account.isAdmin && forAdmins) || (
    <Refusal title="Only for photographers">
      {refusal} Your profile has a way to ask for a photographer’s account.
    </Refusal>
  );
  return (
    <QueryState query={query} page={title} failure={failure} empty={refused}>
      {(profile) =>
        profile.isArtist ? (
          <QueryState query={token} page={title} failure={failure}>
            {() => children(account, profile)}
          </QueryState>
        ) : (
          refused
        )
      }
    </QueryState>
  );
}

/** Content for administrators, a way on for everybody else. */
export function ForAdmins({ refusal, children }: { refusal: string; children: (account: Account) => ReactNode }) {
  return (
    <SignedInOnly>
      {(account) =>
        account.isAdmin ? (
          children(account)
        ) : (
          <Refusal title="Only for administrators">{refusal} If it should, ask whoever runs the gallery.</Refusal>
        )
      }
    </SignedInOnly>
  );
}

function Refusal(props: { title: string; children: ReactNode }) {
  return <EmptyPage {...props} to={paths.accountProfile} label="Your profile" />;
}
