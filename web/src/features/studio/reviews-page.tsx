import { ButtonLink } from '#components/base/button.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import { SignedInOnly } from '#entities/session/components/signed-in-only.tsx';
import { paths } from '#lib/paths.ts';
import { Reviews } from './reviews/reviews.tsx';

const TITLE = 'Review desk';

export default function ReviewsPage() {
  return (
    <>
      <PageMeta title={TITLE} />
      <SignedInOnly>
        {(account) =>
          account.isAdmin ? (
            <Container>
              <PageHead title={TITLE}>
                <p>
                  Comments that several people reported, or with more than two links. The longest waiting
                  first.
                </p>
              </PageHead>
              <Reviews uid={account.uid} />
            </Container>
          ) : (
            <EmptyPage
              title="Only for administrators"
              action={<ButtonLink to={paths.ownProfile}>Your profile</ButtonLink>}
            >
              Your account can’t decide about comments. If it should, ask whoever runs the gallery.
            </EmptyPage>
          )
        }
      </SignedInOnly>
    </>
  );
}
