/** Messages of the stories' pages. */
export const blogMessages = {
  noBlogFound: 'No blog found',
  recentBlogs: 'Recent Blogs',
  relatedBlogs: 'Related Blogs',
  createdOn: 'created on',
  commentSection: 'Comment Section',
  noCommentsYet: 'No comments added yet',
  noBlogsFound: 'No blogs found',
  ourStories: 'Our Stories',
  checkoutStories: 'Checkout Stories',
  introAuthor: 'Chosen by the editors',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied. Please copy it from the address bar.',
} as const;
