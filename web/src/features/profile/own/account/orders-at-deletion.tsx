import { previewDeletion } from '@aperture-byline/contract/endpoints/people/account';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import type { DeletionPreview } from '@aperture-byline/contract/user/wire';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import styles from './delete-dialog.module.css';

export function OrdersAtDeletion({ uid }: { uid: string }) {
  const query = useQuery({ ...deletionPreviewQuery(uid), staleTime: 0 });
  return (
    <div>
      <h3 className={styles.title}>Your open orders</h3>
      <QueryState
        query={query}
        loading={<p role="status">{messages.loading}</p>}
        failure={profileMessages.openOrdersNotLoaded}
      >
        {(preview) => {
          const texts = deletionTexts(preview);
          if (texts.length === 0) return <p>{profileMessages.noOpenOrders}</p>;
          return (
            <Stack as="ul" gap={0.5} className={styles.orders}>
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </Stack>
          );
        }}
      </QueryState>
    </div>
  );
}

const deletionPreviewQuery = (uid: string) => privateQuery(uid, previewDeletion, {});

type Sentence = readonly [count: number, one: string, several: (count: number) => string];

/** Returns a sentence for each effect that the deletion of an account has on the user's open orders. */
export function deletionTexts({ bought, sold }: DeletionPreview): string[] {
  const sentences: readonly Sentence[] = [
    [
      bought.cancelled,
      'One order of yours, which is not paid, is cancelled.',
      (count) => `${count} orders of yours, which are not paid, are cancelled.`,
    ],
    [
      bought.delivered,
      'One order of yours, which is paid, is delivered all the same.',
      (count) => `${count} orders of yours, which are paid, are delivered all the same.`,
    ],
    [
      sold.declined,
      'One order of your prints, which is not paid, is declined.',
      (count) => `${count} orders of your prints, which are not paid, are declined.`,
    ],
    [
      sold.refunded,
      'One order of your prints, which is paid and not sent yet, is declined, and its buyer gets the money back.',
      (count) =>
        `${count} orders of your prints, which are paid and not sent yet, are declined, and their buyers get the money back.`,
    ],
    [
      sold.delivered,
      'One order of your prints, which is on its way, is delivered all the same.',
      (count) => `${count} orders of your prints, which are on their way, are delivered all the same.`,
    ],
  ];
  return sentences.flatMap(([count, one, several]) => (count === 0 ? [] : [count === 1 ? one : several(count)]));
}
