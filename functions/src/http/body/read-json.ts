import { checkBody } from '@aperture-byline/contract/shared/api/check-body';
import type { Request, RequestHandler } from 'express';
import type { ObjectSchema } from 'yup';
import { ApiError } from '../../lib/errors.ts';
import { BODY_LIMIT_MAX } from './body-limit.ts';
import { bodyHeaders } from './framework-guard.ts';
import { checkJsonStructure } from './json-structure.ts';
import { receiveBody } from './receive.ts';

/** Middleware: rejects compressed bodies (415) and a Content-Length above all limits (413) before a byte is read. */
export const limitBodies: RequestHandler = (req, _res, next) => {
  const headers = bodyHeaders(req);
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') throw new ApiError('UNSUPPORTED_TYPE');
  rejectLength(req, BODY_LIMIT_MAX);
  next();
};

function rejectLength(req: Request, limit: number): void {
  if (Number(bodyHeaders(req)['content-length'] ?? 0) > limit) throw new ApiError('TOO_LARGE');
}

const JSON_IN_UTF8 = /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i;

/** Reads JSON. Rejects other types (415), more than `limit` bytes (413), invalid JSON and broken bodies (400). */
export async function readJson(req: Request, limit: number): Promise<unknown> {
  if (!JSON_IN_UTF8.test(req.headers['content-type'] ?? '')) throw new ApiError('UNSUPPORTED_TYPE');
  return parse(await readBytes(req, limit));
}

const FORM_IN_UTF8 = /^application\/x-www-form-urlencoded(?:\s*;\s*charset="?utf-8"?)?\s*$/i;

export const isForm = (req: Request): boolean => FORM_IN_UTF8.test(req.headers['content-type'] ?? '');

/** Reads a plain HTML form of texts. Rejects what `readJson` rejects, and keys that come twice (400). */
export async function readForm(req: Request, limit: number): Promise<unknown> {
  const entries = [...new URLSearchParams(decode(await readBytes(req, limit)))];
  const fields = new Map(entries);
  if (fields.size < entries.length) throw new ApiError('BAD_REQUEST');
  return Object.fromEntries(fields);
}

/** Reads a body as it is. Counts what really arrives, so that one of unknown length is held to the same limit. */
export async function readBytes(req: Request, limit: number): Promise<Buffer> {
  rejectLength(req, limit);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of receiveBody(req)) {
    bytes += chunk.length;
    if (bytes > limit) throw new ApiError('TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Buffer): unknown {
  const text = decode(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ApiError('BAD_REQUEST', { cause: error });
  }
  checkJsonStructure(text);
  return value;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new ApiError('BAD_REQUEST', { cause: error });
  }
}

/**
 * Validates a body without converting types, with texts in their one form; names problems and unknown keys by field.
 */
export function validate<T extends object>(schema: ObjectSchema<T>, body: unknown): T {
  const checked = checkBody(schema, body);
  if (checked.isValid) return checked.value;
  const { problems, unknownFields } = checked;
  throw new ApiError('INVALID', {
    ...(Object.keys(problems).length > 0 && { fields: problems }),
    ...(unknownFields > 0 && { unknownFields }),
  });
}
