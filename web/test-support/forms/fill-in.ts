import { fireEvent } from '@testing-library/react';

/** Gives a field its whole text at once, in one event. Typing renders the form anew for each letter. */
export function fillIn(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}
