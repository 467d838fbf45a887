export type ArtistStatus = 'none' | 'requested' | 'approved';

/** `GET /user/profile`: a list of one, or an empty one. */
export interface UserProfile {
  /** First, middle and last name. */
  username: string;
  name: string;
  first_name: string;
  middle_name: string;
  last_name: string;
  subtitle: string;
  /** HTML. */
  bio: string;
  isArtist: boolean;
  profile_picture: string | null;
  /** Joined: see `joined.ts`. */
  achievements: string;
  /** Joined: see `joined.ts`. */
  social_links: string;
}

/** The same for its owner. */
export interface OwnProfile extends UserProfile {
  userId: number;
  email?: string;
  artist_status: ArtistStatus;
}

/** `POST /user`. `alreadyExists` tells a caller that the record is their own from before. */
export interface NewUser {
  userId: number;
  alreadyExists: boolean;
}

/** `POST /user/admin-access`. */
export interface ArtistRequest {
  artistStatus: ArtistStatus;
}
