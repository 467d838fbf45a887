import { previewDeletion } from '@aperture-byline/contract/endpoints/account';
import { messages } from '@aperture-byline/contract/shared/messages';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import styles from './delete-dialog.module.css';
import { deletionTexts } from './deletion-texts.ts';

/** What becomes of the person's open orders, by the server's numbers. */
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

/** What the deletion of the account would do to the user's orders. */
const deletionPreviewQuery = (uid: string) => privateQuery(uid, previewDeletion, {});
