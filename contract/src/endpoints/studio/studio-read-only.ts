import type { ReadOnlyReason } from '../../settings/wire.ts';
import { admin, recentAdmin } from '../callers.ts';

/** Returns why the house is read-only; null while it is not. */
export const getReadOnly = admin.get('/studio/read-only').returns<ReadOnlyReason | null>();

/**
 * Lets people write again, within some seconds. The budget makes the house read-only again at its next threshold, or in
 * its next month. Nothing happens where the house is not read-only.
 */
export const endReadOnly = recentAdmin.delete('/studio/read-only').returns<null>();
