/** The sentence that a person agrees to before they get text messages about an order; it is stored with their number. */
export const textConsent =
  'Text me about pickup, arrival and payment. Message and data rates may apply. Reply STOP to end.';

/** The sentence of earlier pages: who agreed to it gets no text about a payment. */
export const earlierTextConsent =
  'Text me about pickup and arrival. Message and data rates may apply. Reply STOP to end.';
