import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { ConversationReview, MessageReview } from '@aperture-byline/contract/review/wire';
import { sizes } from '#components/base/sizes.ts';
import { Row, Stack } from '#components/layout/layout.tsx';
import { LargePictures, PictureButton } from '#components/media/large-pictures.tsx';
import styles from '../review.module.css';
import { Reports } from './comment-body.tsx';

/** Shows a message about an order, or that its conversation waits. */
export default function OrderBody({ review }: { review: MessageReview | ConversationReview }) {
  return review.kind === 'message' ? <MessageBody review={review} /> : <ConversationBody review={review} />;
}

/** A message about an order, and why it waits. The conversation that it stands in is nobody's but its two people's. */
function MessageBody({ review: { message, reason, reports } }: { review: MessageReview }) {
  const pictures = message.pictures.map(({ picture }) => picture);
  return (
    <>
      {message.text && <p className={styles.text}>{message.text}</p>}
      {pictures.length > 0 && (
        <LargePictures pictures={pictures}>
          {(open) => (
            <Row gap={1}>
              {message.pictures.map(({ id, picture }, index) => (
                <div key={id} className={styles.thumbnail}>
                  <PictureButton
                    name={`picture ${index + 1}`}
                    picture={picture}
                    alt=""
                    sizes={sizes({ 0: '8rem' })}
                    ratio={1.5}
                    onOpen={() => open(index)}
                  />
                </div>
              ))}
            </Row>
          )}
        </LargePictures>
      )}
      <Stack gap={1} className="text-quiet text-small">
        <p>{reason === 'links' ? reviewMessages.hasLinks : reviewMessages.messageReported[message.side]}</p>
        <Reports texts={reports} />
      </Stack>
    </>
  );
}

function ConversationBody({ review: { artistName } }: { review: ConversationReview }) {
  return (
    <p className="text-quiet">
      Between the buyer and {artistName || 'the artist'}. Until you are done, you read and answer it on the order’s
      page.
    </p>
  );
}
