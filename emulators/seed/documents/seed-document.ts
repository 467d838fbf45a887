/** One document to be written as it stands. */
export interface SeedDocument<T extends object = object> {
  path: string;
  data: T;
}
