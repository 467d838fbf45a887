import { messages } from '@aperture-byline/contract/shared/messages';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyNotice } from '#ui/notice.tsx';

/** The prints one has ordered. */
export function Orders() {
  return (
    <>
      <h2 className="visually-hidden">Orders</h2>
      <EmptyNotice action={<ButtonLink to={paths.shop}>Visit the shop</ButtonLink>}>
        {messages.noOrders}
      </EmptyNotice>
    </>
  );
}
