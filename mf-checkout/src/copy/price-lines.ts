export const priceLinesWords = {
  asking: 'Getting your price',
  soon: 'Your price appears here once you choose a service.',
  from: 'From',
  soFar:
    'For the service and pickup you chose, before add-ons. Your total follows once your booking is complete.',
  soFarOutbound:
    'For the outbound service and pickup alone, before add-ons. Choose your return to see the price of both.',
  again: 'Try again',
} as const;
