export const imageMessages = {
  noImagesAvailable: 'No images available',
  noCommentsFound: 'No comments found',
  noImagesUploaded: 'No images uploaded yet',
  noImageDetails: 'No additional details available for this image.',
  notLiked: 'Your like could not be counted. Please try again.',
  notUnliked: 'Your like could not be taken back. Please try again.',
} as const;
