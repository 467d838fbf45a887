import type { StudioProductItem } from '@aperture-byline/contract/product/studio-wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { stateText } from '#entities/work/work-state.ts';
import { studioPaths } from '#lib/studio-paths.ts';
import { printCalls } from '../work-calls.ts';
import { WorkList } from '../work-list.tsx';

/** State, least price, and how many are sold. */
function factsOf(item: StudioProductItem): string[] {
  return [
    stateText(item, 'In the shop'),
    ...(item.min_price === null ? [] : [`from ${formatPrice(item.min_price)}`]),
    `${item.sold} sold`,
  ];
}

export default function OwnPrints({ uid }: { uid: string }) {
  return (
    <WorkList
      queryOf={(cursor) => printCalls.list(uid, cursor)}
      none={studioMessages.noPrints}
      failure={studioMessages.printsNotLoaded}
      listPath={studioPaths.prints}
      facts={factsOf}
    />
  );
}
