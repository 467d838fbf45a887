import type { ReminderEvent } from '@aperture-byline/contract/reminder/stored';
import { CONSENT_SENTENCES, REMINDER_CONSENTS } from '@aperture-byline/contract/subscription/consents';
import type { ReminderChoice } from '@aperture-byline/contract/subscription/wire';
import { Link } from 'react-router';
import { Button, TextButton } from '#components/base/button.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { paths } from '#lib/navigation/paths.ts';
import { ChoiceForm } from './choice-form.tsx';

const HIDDEN = 'An exhibition that is not shown at present';
const WHEN: Readonly<Record<ReminderEvent, string>> = {
  opening: 'when it opens',
  closing: 'two days before it closes',
};

function ExhibitionName({ reminder: { exhibitionId, title } }: { reminder: ReminderChoice }) {
  return title === null ? HIDDEN : <Link to={paths.exhibition(exhibitionId)}>{title}</Link>;
}

/** The reminder that the link of a mail asks about. */
export function WaitingReminder({
  token,
  reminder,
  isBusy,
  onConfirm,
}: {
  token: string;
  reminder: ReminderChoice;
  isBusy: boolean;
  onConfirm: (event: ReminderEvent) => void;
}) {
  return (
    <Stack as="section" gap={2} align="start" aria-label="The reminder that you were asked about">
      <p className="break-anywhere">
        <ExhibitionName reminder={reminder} />
      </p>
      <p>{CONSENT_SENTENCES[REMINDER_CONSENTS[reminder.event]]}</p>
      <ChoiceForm
        token={token}
        fields={{ choice: 'remind', consent: REMINDER_CONSENTS[reminder.event] }}
        onSend={() => onConfirm(reminder.event)}
      >
        <Button type="submit" variant="primary" aria-disabled={isBusy}>
          Remind me
        </Button>
      </ChoiceForm>
    </Stack>
  );
}

export function Reminders({
  token,
  reminders,
  isBusy,
  onTakeBack,
}: {
  token: string;
  reminders: readonly ReminderChoice[];
  isBusy: boolean;
  onTakeBack: (exhibitionId: string) => void;
}) {
  return (
    <Stack as="fieldset" gap={1} align="start">
      <legend>Reminders</legend>
      <ul>
        {reminders.map((reminder) => (
          <li key={reminder.exhibitionId}>
            <Row gap={[0, 3.5]} align="baseline">
              <span className="break-anywhere">
                <ExhibitionName reminder={reminder} />, {WHEN[reminder.event]}
              </span>
              <ChoiceForm
                token={token}
                fields={{ choice: 'takeBack', exhibitionId: reminder.exhibitionId }}
                onSend={() => onTakeBack(reminder.exhibitionId)}
              >
                <TextButton
                  type="submit"
                  aria-disabled={isBusy}
                  aria-label={`Take back the reminder of ${reminder.title ?? HIDDEN}`}
                >
                  Take back
                </TextButton>
              </ChoiceForm>
            </Row>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
