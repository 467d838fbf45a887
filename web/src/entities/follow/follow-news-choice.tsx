import type { FollowNews } from '@aperture-byline/contract/follow/wire';
import { type Choice, ChoiceList } from '#components/forms/choice-list.tsx';

const CHOICES: readonly Choice<FollowNews>[] = [
  { value: 'notice', label: 'Notices alone' },
  {
    value: 'mail',
    label: 'A mail at once',
    advice: 'About each exhibition, story and print, and once a day about new photographs.',
  },
  {
    value: 'daily',
    label: 'A daily letter',
    advice: 'One mail at eight in the morning, India time, on days on which there is something new.',
  },
];

export function FollowNewsChoice(props: {
  /** Name of the field in a form that the browser sends. */
  name?: string;
  chosen: FollowNews;
  onChoose: (value: FollowNews) => void;
}) {
  return <ChoiceList legend="New work of photographers I follow" choices={CHOICES} {...props} />;
}
