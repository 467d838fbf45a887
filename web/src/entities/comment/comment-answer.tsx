import type { ComponentType, ReactNode } from 'react';
import { Row, Stack } from '#components/layout/layout.tsx';
import { useHiddenItems } from '#lib/hidden-items.ts';
import styles from './comment-list.module.css';
import { type CommentActionsProps, type CommentEntry, commentElementId, commentKey } from './comment-subject.ts';

interface CommentAnswerProps extends CommentActionsProps {
  Actions: ComponentType<CommentActionsProps> | null;
  renderTime: (comment: CommentEntry) => ReactNode;
}

/** Shows the owner's answer under a comment, as plain text too. Null where there is none. */
export function CommentAnswer({ subject, comment: { answer, name }, Actions, renderTime }: CommentAnswerProps) {
  const hidden = useHiddenItems();
  if (!answer || hidden.has(commentKey(answer.id))) return null;
  return (
    <Stack
      as="section"
      gap="6px"
      id={commentElementId(answer.id)}
      tabIndex={-1}
      aria-label={`Answer to ${name}`}
      className={styles.answer}
    >
      <Row as="p" gap={[0, 1.5]} align="baseline">
        <span className="text-strong break-anywhere min-width-0">{answer.name}</span>
        <span className="text-quiet text-small">Answer</span>
        {renderTime(answer)}
      </Row>
      <p className="break-anywhere pre-line">{answer.words}</p>
      {Actions ? (
        <Actions subject={subject} comment={{ ...answer, isAnswer: true }} />
      ) : (
        <div className={styles.actions} />
      )}
    </Stack>
  );
}
