import type { SubscriptionForm } from '@aperture-byline/contract/subscription/bodies';
import type { ReactNode } from 'react';

/** A form with one button, which calls `onSend`; without scripts the browser sends it, and shows the page anew. */
export function ChoiceForm({
  token,
  fields,
  onSend,
  children,
}: {
  token: string;
  fields: SubscriptionForm;
  onSend: () => void;
  children: ReactNode;
}) {
  return (
    <form
      method="post"
      action={`/api/subscription/${encodeURIComponent(token)}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
