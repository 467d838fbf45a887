import type { KeyboardEvent } from 'react';
import { COLUMNS, type Place } from './cells.ts';

type CellElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const cellName = ({ id, column }: Place): string => `${column}-${id}`;

export function readCellName(name: string): Place | null {
  const column = COLUMNS.find((one) => name.startsWith(`${one}-`));
  return column ? { id: name.slice(column.length + 1), column } : null;
}

/** Actions of keys in the table. Other keys keep their usual effect in a field. */
export type CellAction = 'up' | 'down' | 'left' | 'right' | 'fill' | 'undo' | 'redo';

const MOVES: Readonly<Record<string, CellAction>> = { ArrowUp: 'up', ArrowDown: 'down', Enter: 'down' };
const COMMANDS: Readonly<Record<string, CellAction>> = { d: 'fill', z: 'undo', y: 'redo' };

export function findAction(event: KeyboardEvent<CellElement>): CellAction | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget, nativeEvent } = event;
  if (nativeEvent.isComposing || altKey) return null;
  if (ctrlKey || metaKey) {
    const action = COMMANDS[key.toLowerCase()] ?? null;
    if (!shiftKey) return action;
    return action === 'undo' ? 'redo' : null;
  }
  if (shiftKey) return key === 'Enter' ? 'up' : null;
  // In a choice, arrows choose.
  if (currentTarget instanceof HTMLSelectElement) return key === 'Enter' ? 'down' : null;
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (selectionStart === selectionEnd) {
    if (key === 'ArrowLeft' && selectionStart === 0) return 'left';
    if (key === 'ArrowRight' && selectionStart === value.length) return 'right';
  }
  return MOVES[key] ?? null;
}

/** The place beside another one; null at the edge of the table. */
export function findNeighbour(
  ids: readonly string[],
  { id, column }: Place,
  action: 'up' | 'down' | 'left' | 'right',
): Place | null {
  const [down, right] = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] }[action] as [number, number];
  const [targetId, name] = [ids[ids.indexOf(id) + down], COLUMNS[COLUMNS.indexOf(column) + right]];
  return targetId === undefined || name === undefined ? null : { id: targetId, column: name };
}
