import { conversationMessages } from '@aperture-byline/contract/conversation/conversation-messages';
import type { Message } from '@aperture-byline/contract/conversation/wire';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import clsx from 'clsx';
import { sizes } from '#components/base/sizes.ts';
import { Row } from '#components/layout/layout.tsx';
import { LargePictures, PictureButton } from '#components/media/large-pictures.tsx';
import styles from './conversation.module.css';

/** A message: one's own stands on the right. It is plain text: line breaks are kept, and markup is shown as typed. */
export function MessageEntry({
  message: { id, side, isOwn, text, pictures, status, createdAt },
  artistName,
  onReport,
}: {
  message: Message;
  artistName: string;
  /** Null for whoever has nothing to report. */
  onReport: (() => void) | null;
}) {
  const writer = { buyer: 'The buyer', artist: artistName, house: PRODUCT_NAME }[side];
  const isReportable = onReport && !isOwn && side !== 'house' && status === 'visible';
  return (
    <li className={clsx(styles.message, isOwn && styles.own, side === 'house' && styles.house)}>
      <Row gap={[0, 1.5]} align="baseline" className={styles.head}>
        <span className="text-small text-strong break-anywhere">{isOwn ? 'You' : writer}</span>
        <time className="text-quiet text-small tabular-nums" dateTime={createdAt}>
          {formatTime(createdAt)}
        </time>
      </Row>
      <div className={styles.bubble}>
        {text === null && <p className="text-quiet">{conversationMessages.notShown[status]}</p>}
        {text && (
          <p dir="auto" className="break-anywhere pre-line">
            {text}
          </p>
        )}
        {pictures.length > 0 && (
          <LargePictures
            pictures={pictures.map(({ picture }, index) => ({
              ...picture,
              alt: describe(index, pictures.length, isOwn ? 'you' : writer),
            }))}
          >
            {(open) => (
              <div className={clsx(styles.pictures, pictures.length === 1 && styles.single)}>
                {pictures.map(({ id: pictureId, picture }, index) => (
                  <PictureButton
                    key={pictureId}
                    name={describe(index, pictures.length, isOwn ? 'you' : writer)}
                    picture={picture}
                    alt=""
                    sizes={sizes({ 0: '60vw', 640: '20rem' })}
                    ratio={pictures.length === 1 ? toShape(picture) : 1}
                    onOpen={() => open(index)}
                  />
                ))}
              </div>
            )}
          </LargePictures>
        )}
      </div>
      {isOwn && status !== 'visible' && (
        <p className="text-quiet text-small">{conversationMessages.ownNotShown[status]}</p>
      )}
      {isReportable && (
        <button
          type="button"
          className={clsx(styles.report, 'text-quiet text-small')}
          aria-label={`Report the message of ${formatTime(createdAt)}`}
          data-message={id}
          onClick={onReport}
        >
          Report
        </button>
      )}
    </li>
  );
}

/** Whole, unless it is so long that it would push the conversation away. */
const toShape = ({ width, height }: Picture): number => Math.min(2, Math.max(0.75, width / height));

const describe = (index: number, count: number, writer: string): string =>
  `Picture ${count > 1 ? `${index + 1} of ${count} ` : ''}from ${writer}`;
