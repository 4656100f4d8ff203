/** OPEN-01: sentences of the start page and of the pages of facilities. */
export const startWords = {
  title: 'Send it ahead',
  opening: ({ items, them, place }: { items: string; them: string; place: string }) =>
    `We pick up your ${items} at your door and have ${them} waiting at the ${place}, on the day you choose.`,
  welcome: ({ name }: { name: string }) => `Welcome back, ${name}: `,
  bagsArrive: ({ day }: { day: string }) => `your bags arrive ${day}`,
  bagsAreDue: ({ day }: { day: string }) => `your bags were to arrive ${day}`,
  yourOrders: 'your orders',
  signIn: 'Sign in',
  orders: 'Your orders',
} as const;

export const boxWords = {
  goOn: 'Continue your booking',
  title: 'From where to where, and when must it be there?',
  from: 'From',
  to: 'To',
  by: 'There by',
  back: 'Return',
  item: 'What',
  count: 'How many',
  more: 'Bringing something else too? Add other items in the booking.',
  /** AD-43: short enough for the field of a narrow page. */
  facilityHint: ({ place }: { place: string }) => `City, zip or ${place.replace(/ or .*/, '')}`,
  show: 'Show prices',
  example: 'An example. Change any field for your own trip.',
  services: 'Services for this trip',
  arrives: 'Arrives',
  best: 'Best price',
  /** What a dearer service gives. */
  laterPickup: ({ days }: { days: number }) => `Leaves ${days === 1 ? 'a day' : `${days} days`} later`,
  leavesLast: 'Leaves last',
  first: 'Arrives first',
  pickup: ({ service, day }: { service: string; day: string }) => `${service}, pickup ${day}`,
  dropOff: ({ service, day }: { service: string; day: string }) => `${service}, drop-off ${day}`,
  placeList: 'Suggested places',
  /** AD-46: instead of a price that is for nobody's trip. */
  enterTrip: 'Enter your trip',
  book: ({ price }: { price: string }) => `Book for ${price}`,
  roundTrip: ({ price, day }: { price: string; day: string }) => `Round trip ${price}, return pickup ${day}`,
  /** Next to a round-trip price. */
  isRoundTrip: ({ day }: { day: string }) => `Round trip, return pickup ${day}`,
  oneWay: ({ price }: { price: string }) => `One way ${price}`,
  /** Next to a price without a return when one was requested. */
  isOneWay: 'One way',
  bookOneWay: ({ price }: { price: string }) => `Or book one way for ${price}`,
  termsRound: 'Round trip. Change or cancel online until pickup.',
  noReturn: 'We can’t return your items from there. These prices are one way.',
  terms: 'One way. Change or cancel online until pickup.',
  pickupIncluded: ({ amount, count }: { amount: string; count: number }) =>
    `Includes ${amount} for ${count === 1 ? 'pickup' : 'two pickups'}. Drop-off is free.`,
  /** PA-08: next to a price across a border. */
  customs:
    'Customs may charge duty, which isn’t in this price. You list what’s inside and add a copy of the passport.',
  bookRound: ({ price, day }: { price: string; day: string }) =>
    `Book a round trip for ${price}, return pickup ${day}`,
  next: ({ wanted, day }: { wanted: string; day: string }) =>
    `Nothing can arrive by ${wanted}. The next possible day is ${day}.`,
  announce: ({ price, day }: { price: string; day: string }) => `From ${price}, arrives ${day}`,
  unreachable: 'We couldn’t reach our server. Your entries are still here.',
  again: 'Try again',
  /** AD-42: on the button until the new price is there, and after a press on it. */
  updating: 'Updating the price…',
  opening: 'Opening with the new price…',
  missing: 'Enter both places to see the price.',
  unavailable: ({ phone }: { phone: string }) =>
    `We can’t show prices right now. Try again in a few minutes, or call ${phone}.`,
  unknownPlace: ({ text, place }: { text: string; place: string }) =>
    `We can’t find “${text}”. Enter a zip or postal code, or a town and state. Or enter the full name of a listed ${place}.`,
  /** `code` where the country of the place is known. */
  byTown: ({ code, place }: { code?: string; place: string }) =>
    `We price by ${code ? `town or ${code}` : 'town, zip or postal code'}. You can give the name and street of the ${place} when you book.`,
  notListed: ({ text }: { text: string }) =>
    `“${text}” isn’t in our list. Choose its town, or add its zip or postal code.`,
  codeNeeded: ({ country, code }: { country: string; code: string }) =>
    `For a place in ${country}, enter its ${code} too.`,
  whichCity: ({ city }: { city: string }) => `Which ${city}? Add its state, or its postal code and country.`,
  /** For an offer that arrives on the day itself, or later than we advise. */
  tight: 'No day to spare',
  spare: ({ days }: { days: number }) => `${days} ${days === 1 ? 'day' : 'days'} to spare`,
  byTownOnly: ({ town, code }: { town: string; code: string }) =>
    `These prices are for the center of ${town}. The booking asks for the ${code}.`,
  /** Both ends of a trip. */
  byTownsOnly: ({ from, to, code }: { from: string; to: string; code: string }) =>
    `These prices are for the centers of ${from} and ${to}. The booking asks for each ${code}.`,
  takenAs: ({ typed, label }: { typed: string; label: string }) =>
    `We take “${typed}” as ${label}. If you mean another place, change it.`,
  exampleOf: ({ place }: { place: string }) => `Example: ${place}`,
  suggestions: 'Did you mean:',
  /** Prices of the box end here, and those of the booking begin. */
  abroad: 'Not listed, or in another country?',
  otherTown: ({ code, town, typed }: { code: string; town: string; typed: string }) =>
    `Zip code ${code} is in ${town}, not in ${typed}. These prices are for ${code}.`,
  bareTown: ({ label, typed }: { label: string; typed: string }) =>
    `These prices are for ${label}. Another ${typed}? Enter its zip or postal code.`,
  abroadLink: 'Enter the full address in the booking',
  early: ({ day }: { day: string }) => `Choose ${day} or a later day.`,
  tooFar: ({ day }: { day: string }) => `Choose ${day} or an earlier day.`,
} as const;

/** The actual reason why there is no price. */
export const refusalWords = {
  not_served: 'We can’t ship between these two places yet.',
  item_not_shipped: 'This item can’t be shipped between these two countries. Choose another item.',
  too_large: 'No carrier takes an item of this size on this route. Choose a smaller one.',
  by_phone: ({ phone }: { phone: string }) =>
    `The carrier that serves this place is booked by phone. Call us at ${phone}.`,
  same_place: 'From and To are the same place. Change one of them.',
  military: 'Carriers don’t deliver to military addresses. Enter a street address’s zip code.',
} as const;

export const factWords = {
  coverage: ({ amount }: { amount: string }) => `${amount} of coverage included`,
  more: ({ amount }: { amount: string }) => `Add up to ${amount} when you book.`,
  included: 'For every item, at no charge.',
  /** AD-47: `ground` where only ground is promised. */
  onTime: ({ amount, ground }: { amount: string; ground: boolean }) =>
    `${ground ? 'Ground on time' : 'On time'}, or ${amount} back`,
  credit: ({ amount, services }: { amount: string; services: string }) =>
    `${amount} for late ${services}. No form to fill in.`,
  ground: 'ground shipments',
  all: 'shipments',
  change: 'Change or cancel online',
  until: 'Until your bags are picked up.',
  call: 'Questions? Call us',
} as const;

export const routeWords = {
  title: 'What it costs',
  basis: ({ item, service, day }: { item: string; service: string; day: string }) =>
    `Worked out today for one ${item}, one way, by ${service}, sent on ${day} with drop-off at a carrier store. Your own price shows before you pay.`,
  from: ({ place }: { place: string }) => `${place} to`,
  price: ({ price }: { price: string }) => `from ${price}`,
  days: ({ count }: { count: number }) =>
    count === 1 ? '1 business day in transit' : `${count} business days in transit`,
} as const;

export const stepWords = {
  title: 'How it works',
  where: 'Tell us where and when',
  whereText: 'Enter both places and the day. You see every price before you pay.',
  hand: ({ item }: { item: string }) => `Hand over your ${item}`,
  handText:
    'Print the label from your order and attach it. The driver picks up at your door, or you drop off at a store.',
} as const;

export const proofWords = {
  title: 'What we promise, in numbers.',
  covered: 'covered for every item',
  coveredText: ({ amount }: { amount: string }) =>
    `It is part of the price. Choose up to ${amount} if your items are worth more.`,
  coveredOnly: 'It is part of the price.',
  onTime: 'there on or before the promised day',
  counted: ({ count }: { count: string }) =>
    `Counted from carrier scans of ${count} deliveries in the last 90 days.`,
  promise: ({ amount }: { amount: string }) => `If ground arrives late, we add ${amount} to your account.`,
  carriers: 'Who carries it',
  carry: ({ carriers, items }: { carriers: string; items: string }) =>
    `${carriers} carry your ${items}. You see each service with its day and price, choose one, and follow every scan.`,
} as const;

export const questionWords = {
  title: 'Questions people ask',
  more: 'Yours is not here?',
  help: 'Read all help',
  call: ({ phone }: { phone: string }) => `or call ${phone}.`,
} as const;

export const trackWords = {
  title: 'Already on the way?',
  text: 'See where your bags are and the day they arrive.',
  number: 'Order number',
  email: 'Email',
  track: 'Track order',
  account: 'Have an account?',
  signIn: 'Sign in',
  seeAll: ({ item }: { item: string }) => `to see all your orders and send the same ${item} again.`,
  unknown: 'We found no order with this number and email. Check both in your confirmation.',
  found: ({ number }: { number: string }) => `Order ${number}`,
  leg: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  due: ({ day }: { day: string }) => `Arrives ${day}`,
  delivered: ({ day }: { day: string }) => `Delivered ${day}`,
  last: ({ place, day }: { place: string; day: string }) =>
    place === '' ? `Last scan ${day}` : `Last scan in ${place}, ${day}`,
  notYet: ({ day, dropOff }: { day: string; dropOff: boolean }) =>
    dropOff ? `Drop off by ${day}.` : `Pickup is ${day}.`,
  legCanceled: 'Canceled',
  legCanceledDetail: 'No bags ship on this leg.',
  stopsOf: ({ leg }: { leg: string }) => `Where the bags are, ${leg}`,
  stops: ['Booked', 'With carrier', 'In transit', 'Out for delivery', 'Delivered'],
  labelReady: 'Label ready',
  stopIs: { done: 'Done', now: 'Now', ahead: 'Not yet' },
  planned: ({ day }: { day: string }) => `Planned for ${day}`,
  cancelled: 'This order is canceled.',
  another: 'Track another order',
  pageTitle: 'Where your bags are',
} as const;

export const facilityWords = {
  title: ({ item, name }: { item: string; name: string }) => `Ship your ${item} to ${name}`,
  opening: ({ item, name, town }: { item: string; name: string; town: string }) =>
    `We pick up your ${item} at your door and deliver it to ${name} in ${town} on the day you choose.`,
  receiving: ({ name }: { name: string }) => `How ${name} receives bags`,
  hours: 'Open',
  closed: 'Closed',
  closedDates: 'Also closed',
  address: 'Address',
  deliveredBy: ({ courier }: { courier: string }) => `${courier} brings every bag to the door.`,
  signed: 'The carrier hands your bags to the staff. They keep them until you arrive.',
  note: 'Good to know',
  goesHome: ({ carriers }: { carriers: string }) => `${carriers} can pick up here for the trip home.`,
  noPickup: 'For the trip home, drop your bags off at a carrier store.',
  unknownTitle: 'We don’t know this place',
  unknown: 'No place of ours has this address. Enter its zip code, and we show the price.',
  goneTitle: 'We no longer ship here',
  gone: ({ name }: { name: string }) => `${name} is no longer on our list.`,
  goneNear: 'Places near it',
  goneBook: 'Ship to another place',
  map: ({ name, town }: { name: string; town: string }) => `Where ${name} is: ${town}`,
} as const;
