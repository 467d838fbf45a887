import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { CommentReview } from '@aperture-byline/contract/review/wire';
import { Link } from 'react-router';
import { Stack } from '#components/layout/layout.tsx';
import { paths } from '#lib/navigation/paths.ts';
import styles from '../review.module.css';

export function CommentBody({ review: { comment, reason, isVisible, reports } }: { review: CommentReview }) {
  return (
    <>
      <p className={styles.text}>{comment.comment}</p>
      <Stack gap={1} className="text-quiet text-small">
        <p>{reason === 'links' ? reviewMessages.hasLinks : reportedText(reports.length, isVisible)}</p>
        <Reports texts={[...new Set(reports)]} />
      </Stack>
    </>
  );
}

function reportedText(reports: number, isVisible: boolean): string {
  if (!isVisible) return reviewMessages.reportedAndHidden;
  return reports > 1 ? reviewMessages.reportedBySome : reviewMessages.reportedByOne;
}

export function CommentAuthor({ comment: { authorId, authorName, guest } }: Pick<CommentReview, 'comment'>) {
  if (guest) return `${authorName} (guest)`;
  return authorId === null ? authorName : <Link to={paths.profile(authorId)}>{authorName}</Link>;
}

export function Reports({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Stack as="ul" gap={0.5} className={styles.reports}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Stack>
  );
}
