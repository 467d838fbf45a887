// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { object, string } from 'yup';
import { fillIn } from '../../../test-support/forms/fill-in.ts';
import { useDialogForm } from './dialog-form.tsx';

const schema = object({ reference: string().defined() });

function Form({ saved, isKept }: { saved: string; isKept?: boolean }) {
  const { field } = useDialogForm({
    initialValues: { reference: saved },
    schema,
    isBusy: false,
    ...(isKept !== undefined && { isKept }),
    onSend: () => undefined,
  });
  const { error: _error, ...props } = field('reference');
  return <input aria-label="Reference" {...props} />;
}

const type = (text: string) => fillIn(screen.getByLabelText('Reference'), text);
/** Whether the page may be reloaded, as `reloadForRelease` asks. */
const mayReload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('When something is typed, then no page reloads itself until it is saved or taken back', () => {
  const { rerender } = render(<Form saved="UTR 1" />);
  expect(mayReload()).toBe(true);
  type('UTR 2');
  expect(mayReload()).toBe(false);
  type('UTR 1');
  expect(mayReload()).toBe(true);
  type('UTR 2');
  rerender(<Form saved="UTR 2" />);
  expect(mayReload()).toBe(true);
});

test('When the form has gone, or a draft keeps what is typed, then the page may reload itself', () => {
  const { unmount } = render(<Form saved="" />);
  type('UTR 2');
  expect(mayReload()).toBe(false);
  unmount();
  expect(mayReload()).toBe(true);
  render(<Form saved="" isKept />);
  type('UTR 2');
  expect(mayReload()).toBe(true);
});
