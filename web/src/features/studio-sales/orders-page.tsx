import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { ForArtists } from '#entities/user/studio/for-artists.tsx';
import { StudioFrame } from '#entities/user/studio/studio-nav.tsx';
import { Sales } from './orders/sales.tsx';

const TITLE = 'Orders to fulfil';

export default function StudioOrdersPage() {
  return (
    <ForArtists title={TITLE} failure={orderMessages.notLoaded} otherwise="Your account sells no prints.">
      {(account) => (
        <StudioFrame
          title={TITLE}
          intro={
            <p>
              Accept or decline within 24 hours. The buyer pays when the artists have accepted; prepare your
              prints within 48 hours after that. You are paid out within 7 business days.
            </p>
          }
        >
          <Sales account={account} />
        </StudioFrame>
      )}
    </ForArtists>
  );
}
