import type { Picture } from '../shared/picture.ts';
import type { StudioListItem, StudioPicture, StudioState } from '../work/wire.ts';
import type { ExhibitionFields } from './studio-schemas.ts';

/** `GET /studio/exhibition`. */
export interface StudioExhibitionItem extends StudioListItem {
  /** ISO 8601, or null before the artist chose one. */
  startDate: string | null;
  endDate: string | null;
  imageCount: number;
}

/** `GET /studio/exhibition/{id}`, and what every change of it answers. */
export interface StudioExhibition extends StudioState {
  /** Fields as they are being edited, in the shape of a change's body: those of the revision where there is one. */
  fields: ExhibitionFields;
  /** Images of `fields.imageIds` that exist, in order. */
  images: StudioPicture[];
  banner: Picture | null;
  /** False where the banner's image keeps the work from being submitted, as it is private or gone. */
  bannerIsPublic: boolean;
}
