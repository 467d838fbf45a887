import type { FirstSteps } from '@aperture-byline/contract/studio/wire';
import clsx from 'clsx';
import { Link } from 'react-router';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { paths } from '#lib/navigation/paths.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { TitledSection } from './titled-section.tsx';
import styles from './today.module.css';

const STEPS: readonly { name: keyof FirstSteps; title: string; text: string; to: string }[] = [
  {
    name: 'profile',
    title: 'Say who you are',
    text: 'A portrait and a few sentences about you.',
    to: paths.editProfile,
  },
  {
    name: 'upload',
    title: 'Upload photographs',
    text: 'They are private until you say otherwise.',
    to: studioPaths.upload,
  },
  {
    name: 'work',
    title: 'Submit your first work',
    text: 'An exhibition or a story: we look at it, then everybody can see it.',
    to: `${studioPaths.exhibitions}/new`,
  },
];

/** The three steps of a new photographer, and which are done; nothing once all are. */
export function FirstStepsList({ steps }: { steps: FirstSteps }) {
  if (STEPS.every(({ name }) => steps[name])) return null;
  return (
    <TitledSection title="Three steps to your first work">
      <Grid as="ol" gap={[2, 3]} md={3} className={styles.steps}>
        {STEPS.map(({ name, title, text, to }, index) => (
          <Stack as="li" key={name} gap={0.5} className={clsx(styles.step, steps[name] && styles.done)}>
            <span className="text-quiet text-small">
              {steps[name] ? 'Done' : `Step ${index + 1} of ${STEPS.length}`}
            </span>
            {steps[name] ? <span className="text-strong">{title}</span> : <Link to={to}>{title}</Link>}
            <span className="text-quiet text-small">{text}</span>
          </Stack>
        ))}
      </Grid>
    </TitledSection>
  );
}
