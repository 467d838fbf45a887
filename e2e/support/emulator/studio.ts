import type { StudioExhibition } from '@aperture-byline/contract/exhibition/studio-wire';
import type { StudioImagePage } from '@aperture-byline/contract/image/studio-wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { callAs, SUITE_URL } from '../suite.ts';
import { tokenOf } from './accounts.ts';

/** An exhibition of the artist's public photographs that waits for review. */
export async function submitExhibition(email: string, title: string): Promise<StudioExhibition> {
  const token = await tokenOf(email);
  const { data: images } = await callAs<StudioImagePage>(
    token,
    '/studio/image?status=approved&privacy=Public',
  );
  const draft = await callAs<StudioExhibition>(token, '/studio/exhibition', {
    title,
    description: '<p>Two years on one coast, at low water.</p>',
    genre: 'Seascape',
    startDate: inDays(-1).toISOString(),
    endDate: inDays(5).toISOString(),
    imageIds: images.slice(0, 2).map(({ image_id }) => image_id),
  });
  return submitAgain(email, draft);
}

/** New words of an approved exhibition, which wait for review. */
export async function reviseExhibition(
  email: string,
  { id, version }: StudioExhibition,
  changes: object,
): Promise<StudioExhibition> {
  const token = await tokenOf(email);
  const response = await fetch(`${SUITE_URL}/api/studio/exhibition/${id}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ version, ...changes }),
  });
  const { data } = (await response.json()) as { data: StudioExhibition };
  return submitAgain(email, data);
}

async function submitAgain(email: string, { id, version }: StudioExhibition): Promise<StudioExhibition> {
  return callAs(await tokenOf(email), `/studio/exhibition/${id}/submit`, { version });
}

/** As its artist sees it. */
export async function ownExhibition(email: string, id: string): Promise<StudioExhibition> {
  return callAs(await tokenOf(email), `/studio/exhibition/${id}`);
}
