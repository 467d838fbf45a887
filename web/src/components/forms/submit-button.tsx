import type { ComponentProps } from 'react';
import { Button } from '../base/button.tsx';

export function SubmitButton({
  isBusy,
  busy = 'Saving…',
  children,
  ...props
}: Omit<ComponentProps<typeof Button>, 'type'> & { isBusy: boolean; busy?: string }) {
  return (
    <Button type="submit" aria-disabled={isBusy} {...props}>
      {isBusy ? busy : children}
    </Button>
  );
}
