export const routeWords = {
  label: 'Your route',
  from: 'From',
  to: 'To',
  whereFrom: 'Where from?',
  whereTo: 'Where to?',
} as const;
