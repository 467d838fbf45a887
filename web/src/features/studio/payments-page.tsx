import { ButtonLink } from '#components/base/button.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import { SignedInOnly } from '#entities/session/components/signed-in-only.tsx';
import { paths } from '#lib/paths.ts';
import { Payments } from './payments/payments.tsx';

const TITLE = 'Payments';

export default function PaymentsPage() {
  return (
    <>
      <PageMeta title={TITLE} />
      <SignedInOnly>
        {(account) =>
          account.isAdmin ? (
            <Container>
              <PageHead title={TITLE}>
                <p>
                  Payment follows acceptance: an amount is due once the artists of an order have answered.
                  Confirm what the bank shows, with its reference. The longest waiting first.
                </p>
              </PageHead>
              <Payments uid={account.uid} />
            </Container>
          ) : (
            <EmptyPage
              title="Only for administrators"
              action={<ButtonLink to={paths.ownProfile}>Your profile</ButtonLink>}
            >
              Your account can’t confirm payments. If it should, ask whoever runs the gallery.
            </EmptyPage>
          )
        }
      </SignedInOnly>
    </>
  );
}
