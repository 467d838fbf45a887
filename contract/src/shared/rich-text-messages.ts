/** Messages of the editor of formatted texts. */
export const richTextMessages = {
  addressInvalid: 'Please enter a web or email address',
} as const;
