/** What the stories' pages say. */
export const blogMessages = {
  noBlogFound: 'No blog found',
  recentBlogs: 'Recent Blogs',
  relatedBlogs: 'Related Blogs',
  createdOn: 'created on',
  commentSection: 'Comment Section',
  noCommentsYet: 'No comments added yet',
} as const;
