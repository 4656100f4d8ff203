export const newClubTexts = {
  make: 'New club',
  making: 'Creating the club…',
  notMade: 'We couldn’t create the club. Your entries are still here. Try again.',
  likeIt: (name: string, city: string) =>
    `There is already a ${name} in ${city}. Press “Create” again to add another one.`,
  country: 'Country',
  brands: 'Brands that ship there',
  stateLetters: 'Enter the state as two letters, like NC.',
  chooseBrand: 'Choose at least one brand.',
  offered: 'Where customers find it',
  offeredNowhere: 'No brand offers this club, so customers can’t find it. Its orders go on.',
  offer: 'Save brands',
  offering: 'Saving…',
  offeredSaved: 'Brands saved.',
} as const;
