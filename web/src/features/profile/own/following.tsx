import { followMessages } from '@aperture-byline/contract/follow/follow-messages';
import type { FollowedPhotographer } from '@aperture-byline/contract/follow/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { ButtonLink, TextButton } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Repeat, Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { EntryList, Row } from '#components/layout/layout.tsx';
import { useCursorPages } from '#components/pagination/cursor-pages.tsx';
import { followKey, followsQuery } from '#entities/follow/follow-queries.ts';
import { Avatar } from '#entities/user/avatar.tsx';
import { loadCode } from '#lib/api/connection.ts';
import { useHiddenItems } from '#lib/hidden-items.ts';
import { paths } from '#lib/navigation/paths.ts';
import { showError } from '#lib/toast.ts';
import styles from './following.module.css';

export default function Following({ uid }: { uid: string }) {
  const client = useQueryClient();
  const hidden = useHiddenItems();
  const heading = useRef<HTMLHeadingElement>(null);
  const { query, more } = useCursorPages({
    pagesQuery: followsQuery(uid),
    getItems: ({ items }) => items,
    failure: followMessages.notLoaded,
  });
  const shown = query.data?.filter(({ userId }) => !hidden.has(followKey(userId)));

  async function remove(photographer: FollowedPhotographer) {
    try {
      const { removeFollow } = await loadCode(() => import('#entities/follow/remove-follow.ts'));
      removeFollow(client, photographer, () => document.getElementById(elementId(photographer)) ?? heading.current);
    } catch (error) {
      showError(error, followMessages.notUnfollowed);
    }
  }

  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        Following
      </h2>
      <QueryState
        // An answer without entries may have a next one.
        query={{ ...query, data: more && shown?.length === 0 ? undefined : shown }}
        loading={<FollowingSkeleton />}
        empty={
          <EmptyState action={<ButtonLink to={paths.photographers}>See the photographers</ButtonLink>}>
            {followMessages.none}
          </EmptyState>
        }
        failure={followMessages.notLoaded}
      >
        {(photographers) => (
          <EntryList gap={2}>
            {photographers.map((photographer) => (
              <PhotographerRow
                key={photographer.userId}
                photographer={photographer}
                onRemove={() => remove(photographer)}
              />
            ))}
          </EntryList>
        )}
      </QueryState>
      {more}
    </section>
  );
}

function PhotographerRow({ photographer, onRemove }: { photographer: FollowedPhotographer; onRemove: () => void }) {
  const { userId, slug, name, subtitle, picture } = photographer;
  return (
    <Row as="li" gap={2} nowrap>
      <Avatar url={picture} name="" size="small" />
      <div className={styles.words}>
        <Link to={paths.profile(slug ?? userId)}>{name}</Link>
        {subtitle && <p className="text-quiet text-small">{subtitle}</p>}
      </div>
      <TextButton id={elementId(photographer)} aria-label={`Unfollow ${name}`} onClick={onRemove}>
        Unfollow
      </TextButton>
    </Row>
  );
}

/** Returns the id of the button that unfollows, which gets the focus again after an undo. */
const elementId = ({ userId }: FollowedPhotographer) => `follow-${userId}`;

function FollowingSkeleton() {
  return (
    <EntryList gap={2}>
      <Repeat count={4}>
        <li className={styles.waiting}>
          <Skeleton />
        </li>
      </Repeat>
    </EntryList>
  );
}
