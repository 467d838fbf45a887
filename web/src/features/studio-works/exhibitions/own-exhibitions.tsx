import type { StudioExhibitionItem } from '@aperture-byline/contract/exhibition/studio-wire';
import { formatExhibitionDate } from '@aperture-byline/contract/shared/dates';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { openingText, stateText } from '#entities/work/work-state.ts';
import { counted } from '#lib/counted.ts';
import { studioPaths } from '#lib/studio-paths.ts';
import { exhibitionCalls } from '../work-calls.ts';
import { WorkList } from '../work-list.tsx';

/** State, when it opens and closes, and how many photographs it has. */
function factsOf(item: StudioExhibitionItem): string[] {
  const { start_date, end_date, image_count } = item;
  return [
    stateText(item, openingText(start_date, end_date, new Date())),
    ...(start_date && end_date
      ? [`${formatExhibitionDate(start_date)} to ${formatExhibitionDate(end_date)}`]
      : []),
    counted(image_count, 'photograph'),
  ];
}

export default function OwnExhibitions({ uid }: { uid: string }) {
  return (
    <WorkList
      queryOf={(cursor) => exhibitionCalls.list(uid, cursor)}
      none={studioMessages.noExhibitions}
      failure={studioMessages.exhibitionsNotLoaded}
      listPath={studioPaths.exhibitions}
      facts={factsOf}
    />
  );
}
