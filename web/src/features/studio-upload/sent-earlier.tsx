import { formatTime } from '@aperture-byline/contract/shared/dates';
import { uploadReasons } from '@aperture-byline/contract/upload/upload-messages';
import type { Upload } from '@aperture-byline/contract/upload/wire';
import { EntryList, Grid, Stack } from '#components/layout/layout.tsx';
import { stateTexts } from './queue-item.ts';

/** Files that are in no queue of this tab. */
export function SentEarlier({ uploads }: { uploads: readonly Upload[] }) {
  return (
    <Stack as="section" aria-labelledby="sent-earlier">
      <h2 id="sent-earlier">Sent earlier</h2>
      <EntryList gap={2}>
        {uploads.map(({ id, file_name, state, reason, created_on }) => (
          <Grid as="li" key={id} gap={[1, 3]} columns="minmax(0, 1fr) auto" align="center">
            <div>
              {file_name !== '' && <p className="break-anywhere">{file_name}</p>}
              <p className="text-quiet text-small tabular-nums">
                {stateTexts[state]} · sent on <time dateTime={created_on}>{formatTime(created_on)}</time>
              </p>
              {reason && <p className="text-error text-small">{uploadReasons[reason]}</p>}
            </div>
          </Grid>
        ))}
      </EntryList>
    </Stack>
  );
}
