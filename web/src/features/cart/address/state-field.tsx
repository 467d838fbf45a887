import { addressMessages } from '@aperture-byline/contract/address/address-messages';
import { findStateOfPin } from '@aperture-byline/contract/address/pin-states';
import { INDIAN_STATES } from '@aperture-byline/contract/address/state-list';
import { findState } from '@aperture-byline/contract/address/states';
import { type ComponentProps, useRef } from 'react';
import { SelectField } from '#components/forms/field.tsx';

const NAMES = INDIAN_STATES.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en'));

/** A choice of the states of India. Other props go to the `select`. */
export function StateField({
  value,
  postalCode,
  ...props
}: { value: string; postalCode: string } & Omit<ComponentProps<typeof SelectField>, 'label' | 'value'>) {
  const chosen = findState(value)?.name ?? '';
  const ofPin = findStateOfPin(postalCode)?.name;
  const hint = chosen && ofPin && chosen !== ofPin ? addressMessages.pinElsewhere(ofPin) : undefined;
  return (
    <SelectField label="State" autoComplete="address-level1" value={chosen} hint={hint} {...props}>
      <option value="">Choose…</option>
      {NAMES.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}

/** Finds the state to fill in with a PIN code; null where it is not known, or somebody has chosen one themselves. */
export function useStateOfPin(): (pin: string, state: string) => string | null {
  const filled = useRef('');
  return (pin, state) => {
    const ofPin = findStateOfPin(pin)?.name;
    if (ofPin === undefined || (state.trim() !== '' && state !== filled.current)) return null;
    filled.current = ofPin;
    return ofPin;
  };
}
