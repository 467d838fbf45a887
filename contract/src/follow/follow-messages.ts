export const followMessages = {
  follow: 'Follow',
  following: 'Following',
  followed: (name: string) => `You follow ${name}: new work stands among your notices.`,
  invited: (name: string) =>
    `With an account you read in your notices when ${name} shows something new. Log in or create one: you follow ${name} as soon as you are signed in.`,
  unfollowed: (name: string) => `You no longer follow ${name}`,
  notFollowed: 'This photographer could not be followed. Please try again.',
  notUnfollowed: 'This could not be taken back. Please try again.',
  self: 'You cannot follow yourself.',
  tooMany: 'You follow 1,000 photographers, which is the most. Please unfollow somebody first.',
  notLoaded: 'The photographers you follow could not be loaded. Please try again later.',
  none: 'You follow nobody yet. When a photographer you follow shows something new, you read it in your notices.',
} as const;
