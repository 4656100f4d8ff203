/** MD-05: loaded with a chosen club. */
export const clubDetailsWords = {
  details: 'Details',
  of: ({ club }: { club: string }) => ` of ${club}`,
  address: 'Address',
  contact: 'Contact',
  weekdays: 'Closed every week on',
  dates: 'Also closed on',
  carriers: 'Carriers that pick up',
  coverage: 'Coverage',
  freeCoverage: '$1,000.00 per bag is free',
} as const;
