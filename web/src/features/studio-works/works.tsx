import type { StudioBlogItem } from '@aperture-byline/contract/blog/wire';
import type { StudioExhibitionItem } from '@aperture-byline/contract/exhibition/wire';
import type { StudioProductItem } from '@aperture-byline/contract/product/wire';
import { formatExhibitionDates } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import type { StudioListItem } from '@aperture-byline/contract/work/wire';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { type ComponentProps, type ComponentType, lazy, type ReactNode } from 'react';
import { openingText, stateText } from '#entities/work/work-state.ts';
import { pluralize } from '#lib/format-count.ts';
import type { EditorProps } from './editor/work-type.ts';
import { exhibitionCalls, printCalls, storyCalls } from './work-calls.ts';
import { WorkList } from './work-list.tsx';

interface WorksScreen {
  list: (uid: string) => ReactNode;
  Editor: ComponentType<EditorProps>;
}

const listOf =
  <Item extends StudioListItem>(props: Omit<ComponentProps<typeof WorkList<Item>>, 'uid'>) =>
  (uid: string) => <WorkList {...props} uid={uid} />;

const SCREENS: Readonly<Record<WorkKind, WorksScreen>> = {
  exhibition: {
    list: listOf({
      kind: 'exhibition',
      list: exhibitionCalls.list,
      none: studioMessages.noExhibitions,
      facts: exhibitionFacts,
    }),
    Editor: lazy(() => import('./exhibitions/exhibition-editor.tsx')),
  },
  blog: {
    list: listOf({ kind: 'blog', list: storyCalls.list, none: studioMessages.noStories, facts: storyFacts }),
    Editor: lazy(() => import('./stories/story-editor.tsx')),
  },
  product: {
    list: listOf({
      kind: 'product',
      list: printCalls.list,
      none: studioMessages.noPrints,
      facts: printFacts,
    }),
    Editor: lazy(() => import('./prints/print-editor.tsx')),
  },
};

export default function Works({
  kind,
  id,
  ...editor
}: Omit<EditorProps, 'id'> & { kind: WorkKind; id: string | undefined }) {
  const { list, Editor } = SCREENS[kind];
  return id === undefined ? list(editor.account.uid) : <Editor key={id} id={id} {...editor} />;
}

function exhibitionFacts(item: StudioExhibitionItem): string[] {
  const { startDate, endDate, imageCount } = item;
  const now = new Date();
  const dates = startDate && endDate && formatExhibitionDates(startDate, endDate, now);
  return [
    stateText(item, openingText(startDate, endDate, now)),
    ...(dates ? [`${dates.start} to ${dates.end}`] : []),
    pluralize(imageCount, 'photograph'),
  ];
}

function storyFacts(item: StudioBlogItem): string[] {
  return [
    stateText(item),
    `${item.readingTime} min read`,
    ...(item.status === 'approved' ? [pluralize(item.views, 'view'), pluralize(item.likes, 'like')] : []),
  ];
}

function printFacts(item: StudioProductItem): string[] {
  return [
    stateText(item, 'In the shop'),
    ...(item.minPrice === null ? [] : [`from ${formatPrice(item.minPrice)}`]),
    `${item.sold} sold`,
  ];
}
