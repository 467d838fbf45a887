import { ATTACHMENTS_MAX } from '@aperture-byline/contract/attachment/wire';
import { conversationMessages } from '@aperture-byline/contract/conversation/conversation-messages';
import { type ClaimBody, claimSchema } from '@aperture-byline/contract/order/claims/bodies';
import {
  CLAIM_REASONS,
  CLAIM_WISHES,
  type ClaimReason,
  type ClaimWish,
} from '@aperture-byline/contract/order/claims/stored';
import { useFormik } from 'formik';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { array, number, object, string, ValidationError } from 'yup';
import { Button } from '#components/base/button.tsx';
import { ErrorText, TextAreaField } from '#components/forms/field.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { AttachmentsField } from '#entities/attachment/attachments-field.tsx';
import { attachToSubOrder, useAttachments } from '#entities/attachment/use-attachments.ts';
import { CLAIM_REASON_TEXTS, CLAIM_WISH_TEXTS } from '#entities/order/claims/claim-texts.ts';
import { formDraft } from '#lib/storage/drafts.ts';
import { useDraft } from '#lib/storage/use-draft.ts';
import styles from './report-form.module.css';

type Report = Omit<ClaimBody, 'photographer'>;

const REASONS = Object.keys(CLAIM_REASONS) as ClaimReason[];
const WISHES = Object.keys(CLAIM_WISHES) as ClaimWish[];
const schema = claimSchema.omit(['photographer']);
/** Without the pictures, which are files. */
const draftSchema = object({
  reason: string<ClaimReason | ''>()
    .oneOf(['', ...REASONS])
    .defined(),
  wish: string<ClaimWish | ''>()
    .oneOf(['', ...WISHES])
    .defined(),
  lines: array(number().required()).required(),
  text: string().defined(),
}).noUnknown();

export default function ReportForm({
  place,
  prints,
  isBusy,
  onClose,
  onSend,
}: {
  place: { uid: string; orderId: string; artistId: number };
  prints: readonly string[];
  isBusy: boolean;
  onClose: () => void;
  onSend: (report: Report) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const attachments = useAttachments({
    uid: place.uid,
    max: ATTACHMENTS_MAX,
    attach: attachToSubOrder(place),
  });
  const pictures = attachments.ids;
  const { uid, orderId, artistId } = place;
  const { restored, saveDraft } = useDraft(formDraft('claim', uid, orderId, artistId), draftSchema);
  const initialValues: {
    reason: ClaimReason | '';
    wish: ClaimWish | '';
    lines: number[];
    text: string;
    pictures: string[];
  } = {
    reason: '',
    wish: '',
    lines: prints.length === 1 ? [0] : [],
    text: '',
    pictures: [],
  };
  const { values, errors, submitCount, setFieldValue, getFieldProps, validateForm, submitForm } = useFormik({
    initialValues: { ...initialValues, ...restored },
    validate: ({ wish, ...report }) => findProblems({ ...report, ...(wish && { wish }), pictures }),
    validateOnBlur: false,
    onSubmit: ({ wish, ...report }) => onSend(schema.cast({ ...report, ...(wish && { wish }), pictures }) as Report),
  });
  const { reason, wish, lines, text } = values;
  const isWritten = reason !== '' || wish !== '' || text !== '' || String(lines) !== String(initialValues.lines);
  useEffect(() => saveDraft(isWritten ? { reason, wish, lines, text } : null));
  const errorOf = (name: keyof typeof initialValues) => (submitCount > 0 ? errors[name]?.toString() : undefined);
  const choose = (line: number, isChosen: boolean) =>
    setFieldValue('lines', isChosen ? [...values.lines, line] : values.lines.filter((one) => one !== line));
  return (
    <Stack
      as="form"
      ref={form}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        if (isBusy) return;
        const wrong = Object.keys(await validateForm())[0];
        if (wrong !== undefined) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
        await submitForm();
      }}
    >
      <Choices legend="The problem" error={errorOf('reason')}>
        {REASONS.map((reason) => (
          <label key={reason} className={styles.choice}>
            <input
              type="radio"
              name="reason"
              checked={values.reason === reason}
              onChange={() => setFieldValue('reason', reason)}
            />
            {CLAIM_REASON_TEXTS[reason]}
          </label>
        ))}
      </Choices>
      {prints.length > 1 && (
        <Choices legend="The prints" error={errorOf('lines')}>
          {prints.map((title, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a print differ by their place alone.
            <label key={line} className={styles.choice}>
              <input
                type="checkbox"
                name="lines"
                checked={values.lines.includes(line)}
                onChange={({ target }) => choose(line, target.checked)}
              />
              {title}
            </label>
          ))}
        </Choices>
      )}
      <Choices legend="What would you like?" error={errorOf('wish')}>
        {WISHES.map((wish) => (
          <label key={wish} className={styles.choice}>
            <input
              type="radio"
              name="wish"
              checked={values.wish === wish}
              onChange={() => setFieldValue('wish', wish)}
            />
            {CLAIM_WISH_TEXTS[wish]}
          </label>
        ))}
      </Choices>
      <TextAreaField
        label="What happened"
        hint="What you see, and how the parcel looked."
        rows={6}
        readOnly={isBusy}
        {...getFieldProps('text')}
        error={errorOf('text')}
      />
      <Stack gap={1}>
        <p className="text-label">Photographs</p>
        <p className="text-quiet text-small">Of the print and, where it is damaged, of its packaging.</p>
        <AttachmentsField name="Photographs" attachments={attachments} isBusy={isBusy} />
        <ErrorText role="alert">{!pictures?.length && errorOf('pictures')}</ErrorText>
      </Stack>
      <Row gap={1} justify="end">
        <Button onClick={onClose}>Not now</Button>
        <SubmitButton variant="primary" isBusy={isBusy} busy="Sending…">
          Send the report
        </SubmitButton>
      </Row>
    </Stack>
  );
}

/** By field. `pictures` is null while one of them is not there yet. */
async function findProblems({
  reason,
  pictures,
  ...report
}: {
  reason: ClaimReason | '';
  pictures: string[] | null;
}): Promise<Record<string, string>> {
  const problems: Record<string, string> = {};
  try {
    const body = { ...report, reason: reason || undefined, pictures: pictures ?? ['pending'] };
    await schema.validate(body, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path, message } of error.inner) if (path) problems[path.split('[')[0] ?? path] ??= message;
  }
  if (pictures === null) problems.pictures = conversationMessages.picturesPending;
  return problems;
}

function Choices({ legend, error, children }: { legend: string; error: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="fieldset" gap={1} aria-describedby={error && id}>
      <legend className="text-label">{legend}</legend>
      {children}
      <ErrorText id={id}>{error}</ErrorText>
    </Stack>
  );
}
