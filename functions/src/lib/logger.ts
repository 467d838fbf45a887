import { write } from 'firebase-functions/logger';

/** Fields of a log line: never addresses, names, tokens or bodies of users. */
type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

export function logInfo(message: string, fields: LogFields = {}): void {
  write({ severity: 'INFO', message, ...fields });
}

export function logError(message: string, error: unknown, fields: LogFields = {}): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  write({ severity: 'ERROR', message, error: text, ...fields });
}
