/** The collections whose documents are liked, viewed and commented on. */
export type WorkCollection = 'images' | 'blogs';
