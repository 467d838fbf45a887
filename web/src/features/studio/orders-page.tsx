import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import { SignedInOnly } from '#entities/session/components/signed-in-only.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { ownProfileQuery } from '#entities/user/own-queries.ts';
import { paths } from '#lib/paths.ts';
import { Sales } from './orders/sales.tsx';

const TITLE = 'Orders to fulfil';

export default function StudioOrdersPage() {
  return (
    <>
      <PageMeta title={TITLE} />
      <SignedInOnly>{(account) => <ForArtists key={account.uid} account={account} />}</SignedInOnly>
    </>
  );
}

function ForArtists({ account }: { account: Account }) {
  const query = useQuery(ownProfileQuery(account.uid));
  return (
    <QueryState query={query} page={TITLE} failure={orderMessages.notLoaded} empty={<OnlyForArtists />}>
      {({ isArtist }) =>
        isArtist ? (
          <Container>
            <PageHead title={TITLE}>
              <p>
                Accept or decline within 24 hours. The buyer pays when the artists have accepted; prepare your
                prints within 48 hours after that. You are paid out within 7 business days.
              </p>
            </PageHead>
            <Sales account={account} />
          </Container>
        ) : (
          <OnlyForArtists />
        )
      }
    </QueryState>
  );
}

function OnlyForArtists() {
  return (
    <EmptyPage
      title="Only for photographers"
      action={<ButtonLink to={paths.ownProfile}>Your profile</ButtonLink>}
    >
      Your account sells no prints. Your profile has a way to ask for a photographer’s account.
    </EmptyPage>
  );
}
