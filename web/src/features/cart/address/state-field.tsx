import { addressMessages } from '@aperture-byline/contract/address/address-messages';
import type { NewAddress } from '@aperture-byline/contract/address/bodies';
import { findStateOfPin, findStatesOfPin } from '@aperture-byline/contract/address/pin-states';
import { INDIAN_STATES } from '@aperture-byline/contract/address/state-list';
import { findState } from '@aperture-byline/contract/address/states';
import { type ComponentProps, useRef, useState } from 'react';
import { SelectField } from '#components/forms/field.tsx';

const NAMES = INDIAN_STATES.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en'));

/** A choice of the states of India. Other props go to the `select`. */
export function StateField({
  value,
  postalCode,
  ...props
}: { value: string; postalCode: string } & Omit<ComponentProps<typeof SelectField>, 'label' | 'value'>) {
  const chosen = findState(value)?.name ?? '';
  const ofPin = findStatesOfPin(postalCode).map(({ name }) => name);
  const isElsewhere = chosen !== '' && ofPin.length > 0 && !ofPin.includes(chosen);
  const hint = isElsewhere ? addressMessages.pinElsewhere(ofPin) : undefined;
  return (
    <SelectField label="State" autoComplete="address-level1" value={chosen} hint={hint} {...props}>
      <option value="">Choose…</option>
      {NAMES.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}

/**
 * Fills in the city with a PIN code, empty where the code does not tell it; one that somebody typed stays. The table is
 * loaded with the first key.
 */
export function useCityOfPin(
  initial: { postalCode: string },
  setValues: (update: (present: NewAddress) => NewAddress) => unknown,
) {
  const filled = useRef<string>(undefined);
  const typed = useRef('');
  return async (pin: string): Promise<void> => {
    typed.current = pin;
    const { findCityOfPin } = await import('@aperture-byline/contract/address/pin-cities');
    if (typed.current !== pin) return;
    const earlier = filled.current ?? findCityOfPin(initial.postalCode);
    const city = findCityOfPin(pin) ?? '';
    filled.current = city;
    setValues((present) => (present.city.trim() === '' || present.city === earlier ? { ...present, city } : present));
  };
}

/**
 * Finds the state to fill in with a PIN code, empty where the code does not tell it any more; null where it stays, as
 * does one that somebody has chosen themselves. One that agrees with its code, as in a saved address or a draft, goes
 * with the code.
 */
export function useStateOfPin(initial: { postalCode: string; state: string }) {
  const [filled, setFilled] = useState(() => findStateOfPin(initial.postalCode)?.name);
  return (pin: string, state: string): string | null => {
    if (state.trim() !== '' && findState(state)?.name !== filled) return null;
    const ofPin = findStateOfPin(pin)?.name;
    setFilled(ofPin);
    return ofPin ?? '';
  };
}
