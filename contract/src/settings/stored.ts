/** `settings/home`: what the house chose for its front page. */
export interface StoredHomeSettings {
  /** Images of the carousel, in order. */
  carousel: string[];
}
