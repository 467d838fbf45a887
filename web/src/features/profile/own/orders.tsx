import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import { ButtonLink } from '#components/base/button.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { paths } from '#lib/paths.ts';

/** The user's orders. */
export function Orders() {
  return (
    <>
      <h2 className="visually-hidden">Orders</h2>
      <EmptyState action={<ButtonLink to={paths.shop}>Visit the shop</ButtonLink>}>
        {profileMessages.noOrders}
      </EmptyState>
    </>
  );
}
