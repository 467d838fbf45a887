import type { NewPreviewLink, PreviewLink } from '@aperture-byline/contract/blog/wire';
import {
  type PreviewEndpoints,
  type PreviewedKind,
  studioBlog,
  studioExhibition,
} from '@aperture-byline/contract/endpoints/studio/studio-works';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { PREVIEW_DAYS, PREVIEW_DAYS_DEFAULT, type StudioState } from '@aperture-byline/contract/work/wire';
import { WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, TextButton } from '#components/base/button.tsx';
import { Copyable } from '#components/base/copyable.tsx';
import { DialogActions, DialogContent } from '#components/dialog/dialog-parts.tsx';
import { ModalDialog } from '#components/dialog/modal-dialog.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { SelectField } from '#components/forms/field.tsx';
import { EntryList, Row, Stack } from '#components/layout/layout.tsx';
import { privateMutation, privateQuery } from '#entities/session/api/private-requests.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { paths } from '#lib/navigation/paths.ts';

export interface PreviewedEditor {
  uid: string;
  /** Work as the server has it; null before the first save. */
  work: Pick<StudioState, 'id' | 'status' | 'revision'> | null;
  /** Saves what is typed: the link shows what is saved. */
  saveNow: () => Promise<boolean>;
}

const CALLS: Readonly<Record<PreviewedKind, PreviewEndpoints>> = { blog: studioBlog, exhibition: studioExhibition };

/** Makes links that let anybody see a work before it is public, and ends them. */
export default function PreviewDialog({
  kind,
  workId,
  editor: { uid, saveNow },
  describeError,
  onClose,
}: {
  kind: PreviewedKind;
  workId: string;
  editor: PreviewedEditor;
  describeError: (error: Error) => string;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const calls = CALLS[kind];
  const listed = privateQuery(uid, calls.listPreviewLinks, { params: { workId } });
  const links = useQuery({ ...listed, staleTime: 0 });
  const [days, setDays] = useState<number>(PREVIEW_DAYS_DEFAULT);
  const [made, setMade] = useState<NewPreviewLink | null>(null);
  const [outcome, setOutcome] = useState('');
  const settle = (text: string) => {
    setOutcome(text);
    void client.invalidateQueries({ queryKey: listed.queryKey });
  };
  const onFailed = (error: Error) => settle(describeError(error));
  const making = useSingleFlightMutation(privateMutation(calls.createPreviewLink), {
    onDone: (link) => {
      setMade(link);
      settle(studioMessages.previewMade);
    },
    onFailed,
  });
  const ending = useSingleFlightMutation(privateMutation(calls.endPreviewLink), {
    onDone: () => settle(studioMessages.previewEnded),
    onFailed,
  });
  const end = (linkId: string) => {
    if (made?.id === linkId) setMade(null);
    ending.mutate({ params: { workId, linkId } });
  };
  return (
    <ModalDialog
      title="Share a preview"
      text={studioMessages.previewExplained(WORK_KINDS[kind].label)}
      onClose={onClose}
    >
      <DialogContent>
        <Row gap={2} align="end">
          <SelectField
            label="The link ends"
            name="days"
            value={days}
            onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
          >
            {PREVIEW_DAYS.map((count) => (
              <option key={count} value={count}>
                {count === 1 ? 'after a day' : `after ${count} days`}
              </option>
            ))}
          </SelectField>
          <Button
            aria-disabled={making.isPending}
            onClick={() => {
              void saveNow();
              making.mutate({ params: { workId }, body: { days } });
            }}
          >
            Make a link
          </Button>
        </Row>
        <p role="status" className="text-small">
          {outcome}
        </p>
        {made && <NewLink link={made} />}
        <QueryState query={links} loading={<Skeleton />} empty="" failure={studioMessages.previewsNotLoaded}>
          {(found) => <Links links={found} onEnd={end} />}
        </QueryState>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </ModalDialog>
  );
}

function NewLink({ link: { token } }: { link: NewPreviewLink }) {
  return (
    <Copyable
      text={`${window.location.origin}${paths.preview(token)}`}
      name="the link"
      failure={studioMessages.previewNotCopied}
    />
  );
}

function Links({ links, onEnd }: { links: readonly PreviewLink[]; onEnd: (linkId: string) => void }) {
  return (
    <Stack gap={1}>
      <h3>Links that can be used</h3>
      <EntryList gap={1.5}>
        {links.map(({ id, createdAt, endsAt }) => (
          <Row as="li" key={id} justify="space-between">
            <span>
              Until <time dateTime={endsAt}>{formatTime(endsAt)}</time>
              <br />
              <span className="text-quiet text-small">
                Made <time dateTime={createdAt}>{formatTime(createdAt)}</time>
              </span>
            </span>
            <TextButton aria-label={`End it now: the link until ${formatTime(endsAt)}`} onClick={() => onEnd(id)}>
              End it now
            </TextButton>
          </Row>
        ))}
      </EntryList>
    </Stack>
  );
}
