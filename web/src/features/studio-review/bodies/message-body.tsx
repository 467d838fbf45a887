import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { ConversationReview, MessageReview } from '@aperture-byline/contract/review/wire';
import { Link } from 'react-router';
import { sizes } from '#components/base/sizes.ts';
import { Row, Stack } from '#components/layout/layout.tsx';
import { LargePictures, PictureButton } from '#components/media/large-pictures.tsx';
import { paths } from '#lib/navigation/paths.ts';
import styles from '../review.module.css';
import { Reports } from './comment-body.tsx';

const WRITERS = { buyer: 'The buyer', artist: 'The artist', house: 'One of us' } as const;

export function OrderHeading({ review }: { review: MessageReview | ConversationReview }) {
  const { orderId } = review;
  const number = orderNumber(orderId);
  if (review.kind === 'message')
    return (
      <>
        {WRITERS[review.message.side]} about order {number}
      </>
    );
  return (
    <>
      {WRITERS[review.askedBy]} asks for one of us in{' '}
      <Link to={`${paths.order(orderId)}#messages-${review.artistId}`}>order {number}</Link>
    </>
  );
}

/** A message about an order, and why it waits. The conversation that it stands in is nobody's but its two people's. */
export function MessageBody({ review: { message, reason, reports } }: { review: MessageReview }) {
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

export function ConversationBody({ review: { artistName } }: { review: ConversationReview }) {
  return (
    <p className="text-quiet">
      Between the buyer and {artistName || 'the artist'}. Until you are done, you read and answer it on the order’s
      page.
    </p>
  );
}
