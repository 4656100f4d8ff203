import type { StatusEmailTexts } from '../status/status-email-facts.ts';

/** The step before the labels of bags that cross a border. */
export const customsWords =
  'First list what’s in each bag for customs. Then print the customs forms with your labels.';

/** PA-20: labels that wait for the list are not called ready. */
export const customsTexts = (displayId: string): Pick<StatusEmailTexts, 'title' | 'lead'> => ({
  title: 'Your labels need your customs list',
  lead: `you can print the labels for order ${displayId} once every bag is listed for customs.`,
});
