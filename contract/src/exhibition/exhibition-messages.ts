export const exhibitionMessages = {
  exhibitionPlaceholder:
    'Step inside for a hand-picked hang of photographs. Take your time with each one, and tell the artist what you saw.',
  goBackToExhibitions: 'Go back',
  exhibitionNotActive: 'This exhibition is not currently active.',
  exhibitionFailed: 'Something went wrong. Could not load exhibition.',
  noOngoing: 'No ongoing exhibitions',
  noUpcoming: 'No upcoming exhibitions',
  noPast: 'No past exhibitions',
  ongoingExhibitions: 'Ongoing Exhibitions',
  openingDay: 'Opening day',
  openingEvening: 'Opening evening',
  unprintable: 'These signs can’t be printed. The catalogue shows their numbers in frames:',
  noPublicPhotographs: 'None of its photographs is public at present.',
  opened: 'This exhibition has opened. You can go in.',
  closed: 'This exhibition has closed.',
  noExhibitionsFound: 'No exhibitions found',
  noOngoingOnHome: 'No ongoing Exhibitions found',
} as const;
