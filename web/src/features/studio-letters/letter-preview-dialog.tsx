import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { DialogActions, DialogContent } from '#components/dialog/dialog-parts.tsx';
import { ModalDialog } from '#components/dialog/modal-dialog.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { SelectField } from '#components/forms/field.tsx';
import { Tabs } from '#components/navigation/tabs.tsx';
import { letterPreviewQuery } from '#entities/letter/private-queries.ts';
import styles from './letters.module.css';

/** Pixels: the narrowest phone, and the column of a mail program. */
const WIDTHS = { 320: 'A phone', 640: 'A mail program' } as const;

export default function LetterPreviewDialog({
  uid,
  letterId,
  onClose,
}: {
  uid: string;
  letterId: string;
  onClose: () => void;
}) {
  const query = useQuery(letterPreviewQuery(uid, letterId));
  const [width, setWidth] = useState('640');
  return (
    <ModalDialog title="Preview" width="md" onClose={onClose}>
      <DialogContent>
        <QueryState query={query} loading={<Skeleton ratio={1} />} failure={letterMessages.letterNotLoaded}>
          {({ html, text }) => (
            <>
              <SelectField
                label="On"
                value={width}
                onChange={({ currentTarget }) => setWidth(currentTarget.value)}
                options={WIDTHS}
              />
              <Tabs
                label="As"
                tabs={[
                  { id: 'light', name: 'Light', panel: <Mail html={html} scheme="light" width={width} /> },
                  { id: 'dark', name: 'Dark', panel: <Mail html={html} scheme="dark" width={width} /> },
                  { id: 'text', name: 'Plain text', panel: <pre className={styles.plain}>{text}</pre> },
                ]}
              />
            </>
          )}
        </QueryState>
      </DialogContent>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}

const DARK = '(prefers-color-scheme: dark)';

/**
 * Without scripts and forms, of the page's own origin, from which its pictures come. The rules for dark programs hold
 * in the dark one alone, whatever the administrator's own scheme is.
 */
function Mail({ html, scheme, width }: { html: string; scheme: 'light' | 'dark'; width: string }) {
  return (
    <div className={styles.stage}>
      <iframe
        title={`The letter, ${scheme}`}
        sandbox="allow-same-origin"
        srcDoc={html.replaceAll(DARK, scheme === 'dark' ? 'all' : 'not all')}
        width={width}
        className={styles.mail}
        style={{ colorScheme: scheme }}
      />
    </div>
  );
}
