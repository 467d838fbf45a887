/** `settings/home`: the content of the front page, as an admin chose it. */
export interface StoredHomeSettings {
  /** Images of the carousel, in order. */
  carousel: string[];
}
