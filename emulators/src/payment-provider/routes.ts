import type { IncomingHttpHeaders } from 'node:http';
import type { Control } from './faults.ts';

export interface Call {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  /** Parsed JSON, or the fields of a form. */
  body: Record<string, unknown>;
}

export interface Answer {
  /** Address that the browser goes to. */
  location?: string;
  html?: string;
  json?: unknown;
}

/** Fields of a link by which a control names it. */
export interface Named {
  reference_id?: unknown;
  notes?: unknown;
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT';
  path: RegExp;
  /** Returns the link that a call is about. */
  about?: (id: string, call: Call) => Named;
  answer: (id: string, call: Call) => Answer | Promise<Answer>;
}

/** Controls by the reference of a link, by its order, or by `*` for all. */
export function createControls() {
  const controls = new Map<string, Control>();
  return {
    set: (name: string, control: Control) => controls.set(name, control),
    find: ({ reference_id, notes }: Named = {}): Control => ({
      ...controls.get('*'),
      ...controls.get(String((notes as { orderId?: unknown } | null | undefined)?.orderId)),
      ...controls.get(String(reference_id)),
    }),
  };
}
