export const blogMessages = {
  noBlogFound: 'No blog found',
  recentBlogs: 'Recent stories',
  relatedBlogs: 'Related stories',
  createdOn: 'Published on',
  commentSection: 'Comments',
  noCommentsYet: 'No comments added yet',
  noBlogsFound: 'No blogs found',
  ourStories: 'Our Stories',
  checkoutStories: 'See the stories',
  introAuthor: 'Chosen by the editors',
  invited:
    'With an account your bookmarks stand in your profile. Log in or create one: this story is bookmarked as soon as you are signed in.',
  bookmarked: 'Bookmarked Successfully',
  notBookmarked: 'This story could not be bookmarked. Please try again.',
} as const;
