import type { ClaimStatus } from '@aperture-byline/contract/order/claims/stored';
import type { Claim, ClaimAction } from '@aperture-byline/contract/order/claims/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { lazy, useId, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { LargePictures, PictureButton } from '#components/media/large-pictures.tsx';
import { Tracking } from '../shipping/tracking.tsx';
import type { ClaimStep } from './claim-mutations.ts';
import styles from './claim-panel.module.css';
import { type ClaimReader, claimActionTexts, claimReasonText, claimStatusText, claimWishText } from './claim-texts.ts';

const ClaimStepDialog = lazy(() => import('./claim-step-dialog.tsx'));

/** A claim as one of its sides sees it: where it stands, what was reported, and what the reader can do. */
export function ClaimPanel({
  claim,
  reader,
  artistName,
  prints,
  isBusy,
  onStep,
}: {
  claim: Claim;
  reader: ClaimReader;
  artistName: string;
  /** The titles of the prints of the sub-order. */
  prints: readonly string[];
  isBusy: boolean;
  onStep: (step: ClaimStep) => void;
}) {
  const id = useId();
  // With the state in which it was pressed: the dialog stays, with what was typed, until the claim has moved on.
  const [step, setStep] = useState<{ action: ClaimAction; status: ClaimStatus } | null>(null);
  const pending = step?.status === claim.status ? step.action : null;
  const { reason, wish, text, pictures, lines, amount, refundNote, carrier, tracking, openedAt, actions } = claim;
  const describe = (index: number) => `Photograph ${index + 1} of ${pictures.length} of the claim`;
  const claimed = lines.map((line) => prints[line]).filter((title) => title !== undefined);
  return (
    <Stack as="section" className={styles.panel} aria-labelledby={id}>
      <Row gap={[0.5, 3]} align="baseline" justify="space-between">
        <h3 id={id} className="text-strong">
          Claim: {claimReasonText(reason)}
        </h3>
        <p className="text-quiet text-small">
          Reported on <time dateTime={openedAt}>{formatDay(openedAt)}</time>
        </p>
      </Row>
      <p role="status">{claimStatusText(claim, reader, artistName)}</p>
      <p className="text-quiet">
        {[...new Set(claimed)].join(', ')}, <span className="tabular-nums">{formatPrice(amount)}</span>
      </p>
      {wish && <p>{claimWishText(wish, reader)}</p>}
      {text && <p className={styles.words}>{text}</p>}
      {pictures.length > 0 && (
        <LargePictures pictures={pictures.map(({ picture }, index) => ({ ...picture, alt: describe(index) }))}>
          {(open) => (
            <div className={styles.pictures}>
              {pictures.map(({ id: pictureId, picture }, index) => (
                <PictureButton
                  key={pictureId}
                  name={describe(index)}
                  picture={picture}
                  alt=""
                  sizes="120px"
                  ratio={1}
                  onOpen={() => open(index)}
                />
              ))}
            </div>
          )}
        </LargePictures>
      )}
      {refundNote && (
        <p className={styles.words}>
          What {refundNote.by === 'house' ? 'the house says' : artistName ? `${artistName} says` : 'you said'} that the
          refund is for: {refundNote.text}
        </p>
      )}
      {carrier && tracking && <Tracking carrier={carrier} tracking={tracking} />}
      {actions.length > 0 && (
        <Row gap={1.5}>
          {actions.map((action) => (
            <Button
              key={action}
              aria-disabled={isBusy}
              onClick={() => isBusy || setStep({ action, status: claim.status })}
            >
              {claimActionTexts(action, claim).label}
            </Button>
          ))}
        </Row>
      )}
      <LazyBoundary>
        {pending && (
          <ClaimStepDialog
            action={pending}
            price={amount}
            texts={claimActionTexts(pending, claim)}
            isBusy={isBusy}
            onClose={() => setStep(null)}
            onStep={onStep}
          />
        )}
      </LazyBoundary>
    </Stack>
  );
}
