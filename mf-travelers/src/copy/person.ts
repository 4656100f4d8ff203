export const personWords = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  /** A camper may have no email address. */
  parentsEmail: 'A parent’s email is fine.',
  phone: 'Phone',
  extension: 'Extension',
  addExtension: 'Add an extension',
  grade: 'Upcoming grade',
  select: 'Select',
  labelName: 'Name on the label',
  onTheLabel: 'On the label:',
  used: ({ count, limit }: { count: number; limit: number }) => `${count} of ${limit} characters`,
  tooLong: ({ used }: { used: string }) => `The full name doesn’t fit on a label. ${used}.`,
} as const;
