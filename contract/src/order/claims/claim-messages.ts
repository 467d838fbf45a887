/** Messages about claims, of client and server. Apart from those of orders, which pages show that have no claim. */
export const claimMessages = {
  reasonMissing: 'Please choose what is wrong',
  textEmpty: 'Please describe what is wrong',
  printsMissing: 'Please choose the prints',
  picturesMissing: 'Please add a photograph of the damage',
  noteEmpty: 'Please say why',
  saved: 'Saved. The other side is told.',
  decided: 'Decided. Both sides are told.',
} as const;
