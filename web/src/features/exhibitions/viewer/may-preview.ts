import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import type { Account, Session } from '#entities/session/session-store.ts';

/** Whether somebody sees the images of an exhibition that is not open: its owner and administrators do. The server decides. */
export function mayPreview(
  session: Session,
  { user_id: ownerId }: Pick<ExhibitionDetail, 'user_id'>,
): session is Session & Account {
  return session.status === 'signed-in' && (session.isAdmin || session.userId === ownerId);
}
