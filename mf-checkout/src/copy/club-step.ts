/** Said when an order waits for what could not be loaded. */
export const clubStepNotLoaded =
  'What the club asks could not be loaded. Nothing was ordered. Please try again.';
