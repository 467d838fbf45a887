import type { DeletionPreview } from '@aperture-byline/contract/user/wire';

type Sentence = readonly [count: number, one: string, several: (count: number) => string];

/** What becomes of a person's open orders when their account is deleted: a sentence for each outcome that there is. */
export function deletionTexts({ bought, sold }: DeletionPreview): string[] {
  const sentences: readonly Sentence[] = [
    [
      bought.cancelled,
      'One order of yours, which is not paid, is cancelled.',
      (count) => `${count} orders of yours, which are not paid, are cancelled.`,
    ],
    [
      bought.delivered,
      'One order of yours, which is paid, is delivered all the same.',
      (count) => `${count} orders of yours, which are paid, are delivered all the same.`,
    ],
    [
      sold.declined,
      'One order of your prints, which is not paid, is declined.',
      (count) => `${count} orders of your prints, which are not paid, are declined.`,
    ],
    [
      sold.refunded,
      'One order of your prints, which is paid and not sent yet, is declined, and its buyer gets the money back.',
      (count) =>
        `${count} orders of your prints, which are paid and not sent yet, are declined, and their buyers get the money back.`,
    ],
    [
      sold.delivered,
      'One order of your prints, which is on its way, is delivered all the same.',
      (count) => `${count} orders of your prints, which are on their way, are delivered all the same.`,
    ],
  ];
  return sentences.flatMap(([count, one, several]) =>
    count === 0 ? [] : [count === 1 ? one : several(count)],
  );
}
