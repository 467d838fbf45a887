/** A page of a list of images: of the gallery, or of the photographs of `userId`. */
export interface ImageList {
  page: number;
  userId: string | null;
}

/** State of the navigation from a list to one of its images. Its history entry keeps it across a reload. */
export interface OpenedFrom {
  openedFrom: ImageList;
}
