import type { StudioExhibitionItem } from '@aperture-byline/contract/exhibition/studio-wire';
import { formatExhibitionDate } from '@aperture-byline/contract/shared/dates';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { ownExhibitionsQuery } from '#entities/exhibition/own-queries.ts';
import { studioPaths } from '#lib/studio-paths.ts';
import { counted } from '../counted.ts';
import { WorkList } from '../works/work-list.tsx';
import { openingText, stateText } from '../works/work-state.ts';

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
      queryOf={(cursor) => ownExhibitionsQuery(uid, cursor)}
      none={studioMessages.noExhibitions}
      failure={studioMessages.exhibitionsNotLoaded}
      listPath={studioPaths.exhibitions}
      facts={factsOf}
    />
  );
}
