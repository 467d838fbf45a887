import { studioBlogMessages } from '@aperture-byline/contract/blog/studio-blog-messages';
import type { StudioBlogItem } from '@aperture-byline/contract/blog/studio-wire';
import { Container } from '#components/layout/page.tsx';
import { stateText } from '#entities/work/work-state.ts';
import { counted } from '#lib/counted.ts';
import { studioPaths } from '#lib/studio-paths.ts';
import { storyCalls } from '../work-calls.ts';
import { WorkList } from '../work-list.tsx';

/** State, minutes of reading, and what visitors made of it. */
function factsOf(item: StudioBlogItem): string[] {
  return [
    stateText(item),
    `${item.reading_time} min read`,
    ...(item.status === 'approved' ? [counted(item.views, 'view'), counted(item.likes, 'like')] : []),
  ];
}

export default function OwnStories({ uid }: { uid: string }) {
  return (
    <Container>
      <WorkList
        // Another window may have saved one since.
        queryOf={(cursor) => ({ ...storyCalls.list(uid, cursor), staleTime: 0 })}
        none={studioBlogMessages.none}
        failure={studioBlogMessages.notLoaded}
        listPath={studioPaths.stories}
        facts={factsOf}
      />
    </Container>
  );
}
