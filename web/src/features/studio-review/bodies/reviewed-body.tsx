import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type {
  OtherPrint,
  ReviewBody,
  ReviewedImage,
  ReviewedWork,
  WorkReview,
} from '@aperture-byline/contract/review/wire';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { LargePictures } from '#components/media/large-pictures.tsx';
import { reviewBodyQuery } from '#entities/review/queries.ts';
import styles from '../review.module.css';
import ChangesSinceRead from './changes-since-read.tsx';
import { Differences, type FieldPair, isChanged } from './differences.tsx';
import { fieldOfImage, ImageBody } from './image-body.tsx';
import { PictureGrid } from './picture-grid.tsx';
import WorkAsShown from './work-as-shown.tsx';
import { listFields, pairFields } from './work-fields.ts';

/** Shows what is read before a decision. `onRead` gets what is shown; changes meanwhile are shown too. */
export default function ReviewedBody({
  uid,
  review,
  isDecided,
  onRead,
}: {
  uid: string;
  review: WorkReview;
  /** It stays as it was read. */
  isDecided: boolean;
  onRead: (body: ReviewBody) => void;
}) {
  const query = useQuery({ ...reviewBodyQuery(uid, review.id), enabled: !isDecided });
  const { data } = query;
  const [read, setRead] = useState<ReviewBody | null>(null);
  if (data && read === null) setRead(data);
  useEffect(() => {
    if (data) onRead(data);
  }, [data, onRead]);
  return (
    <QueryState query={query} loading={<Skeleton ratio={3} />} failure={reviewMessages.bodyNotLoaded}>
      {(body) => (
        <Stack gap={4}>
          <Body body={body} artist={review.artist} />
          {body.workKind === 'product' && <OtherPrints prints={body.otherPrints} />}
          <NewImages images={body.images.filter(({ status }) => status !== 'approved')} opensLater={opensLater(body)} />
          {read && read.fingerprint !== body.fingerprint && <ChangesSinceRead pairs={changesBetween(read, body)} />}
        </Stack>
      )}
    </QueryState>
  );
}

function Body({ body: { workKind, before, after }, artist }: { body: ReviewBody } & Pick<WorkReview, 'artist'>) {
  // Both works are of this kind.
  const fresh = { workKind, work: after } as ReviewedWork;
  const present = before && ({ workKind, work: before } as ReviewedWork);
  return (
    <>
      <WorkAsShown before={present} after={fresh} artist={artist} />
      {present ? <RevisionBody before={present} after={fresh} /> : <WorkBody {...fresh} />}
    </>
  );
}

/** The fields of the work, and the photographs that both versions show. */
function changesBetween(read: ReviewBody, present: ReviewBody): FieldPair[] {
  const fields = ({ workKind, after }: ReviewBody) => listFields({ workKind, work: after } as ReviewedWork);
  const photographs = present.images.flatMap((image): FieldPair[] => {
    const old = read.images.find(({ id }) => id === image.id);
    const name = `Photograph “${image.title || 'Untitled'}”`;
    return old ? [[fieldOfImage(image.id, old), fieldOfImage(name, image)]] : [];
  });
  return [...pairFields(fields(read), fields(present)), ...photographs];
}

function RevisionBody({ before, after }: { before: ReviewedWork; after: ReviewedWork }) {
  const pairs = pairFields(listFields(before), listFields(after));
  const same = pairs.filter((pair) => !isChanged(pair)).map(([{ name }]) => name);
  return (
    <Stack gap={4}>
      <Differences pairs={pairs.filter(isChanged)} names={['Now public', 'Proposed']} />
      <p className={styles.quiet}>{same.length > 0 ? `Unchanged: ${same.join(', ')}` : 'All of it is changed.'}</p>
    </Stack>
  );
}

function WorkBody(reviewed: ReviewedWork) {
  return (
    <FactList
      variant="stacked"
      className={styles.text}
      facts={listFields(reviewed).map((field) => [
        field.name,
        'text' in field ? field.text || 'None' : <PictureGrid key={field.name} pictures={field.pictures} />,
      ])}
    />
  );
}

/** Lists the other prints of a photograph with their editions, which count together. */
function OtherPrints({ prints }: { prints: readonly OtherPrint[] }) {
  if (prints.length === 0) return null;
  const describe = ({ width, height, edition, sold }: OtherPrint['sizes'][number]) =>
    `${width} × ${height} cm, ${edition === null ? 'no limit' : `edition of ${edition}`}, ${sold} sold`;
  return (
    <Stack as="section" gap={2}>
      <h4 className={styles.title}>Other prints of this photograph</h4>
      <FactList
        variant="stacked"
        className={styles.text}
        facts={prints.map(({ id, title, status, sizes }) => [
          `${title || 'Untitled'} (${status})`,
          <span key={id}>{sizes.map(describe).join('\n') || 'No sizes'}</span>,
        ])}
      />
    </Stack>
  );
}

/** Whether it is of an exhibition whose photographs, but for banner and teaser, stay hidden until it opens. */
const opensLater = ({ after }: ReviewBody): boolean =>
  'fields' in after && 'startDate' in after.fields && new Date(after.fields.startDate ?? 0) > new Date();

function NewImages({ images, opensLater }: { images: readonly ReviewedImage[]; opensLater: boolean }) {
  if (images.length === 0) return null;
  const isOne = images.length === 1;
  return (
    <Stack as="section" gap={4}>
      <h4 className={styles.title}>
        {isOne ? 'One photograph becomes' : `${images.length} photographs become`} public with it
        {opensLater && ', outside banner and teaser when it opens'}, and {isOne ? 'its' : 'their'} words
      </h4>
      <LargePictures pictures={images.map(({ picture }) => picture)}>
        {(open) => (
          <Stack as="ul" gap={4}>
            {images.map((image, index) => (
              <Stack as="li" key={image.id} gap={1}>
                <h5 className={styles.title}>{image.title || 'Untitled'}</h5>
                {image.status === 'rejected' && (
                  <p>
                    <strong>This photograph was rejected before.</strong>
                  </p>
                )}
                <ImageBody image={image} onOpen={() => open(index)} />
              </Stack>
            ))}
          </Stack>
        )}
      </LargePictures>
    </Stack>
  );
}
