import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus to the first invalid field of the form, else to the error of the whole form, once what a submit found is rendered.
 * `invalidSubmits` counts the submits that found something; nothing happens at 0.
 */
export function useFocusOnInvalid(form: RefObject<HTMLFormElement | null>, invalidSubmits: number): void {
  useEffect(() => {
    if (invalidSubmits === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? form.current?.querySelector<HTMLElement>('[role="alert"][tabindex]'))?.focus();
  }, [form, invalidSubmits]);
}
