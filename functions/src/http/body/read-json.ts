import { BODY_LIMIT } from '@aperture-byline/contract/constants';
import express, { type Request, type Response } from 'express';
import { Refusal } from '../../platform/refusal.ts';
import { showBody } from './guard.ts';
import { refuseOddJson } from './odd-json.ts';

const JSON_IN_UTF8 = /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i;

/** Counts what really arrives, so that a body of unknown length is held to the same limit. */
const readBytes = express.raw({ type: () => true, limit: BODY_LIMIT, inflate: false });

/** The body as JSON. Refuses other types (415), what is too large (413) and what is not proper JSON (400). */
export async function readJson(req: Request, res: Response): Promise<unknown> {
  if (!JSON_IN_UTF8.test(req.headers['content-type'] ?? '')) throw new Refusal('UNSUPPORTED_TYPE');
  showBody(req);
  await new Promise<void>((resolve, reject) => {
    readBytes(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
  });
  const bytes: unknown = req.body;
  if (!Buffer.isBuffer(bytes)) throw new Refusal('BAD_REQUEST');
  return parse(bytes);
}

function parse(bytes: Buffer): unknown {
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    value = JSON.parse(text);
  } catch (error) {
    throw new Refusal('BAD_REQUEST', { cause: error });
  }
  refuseOddJson(text);
  return value;
}
