/** PA-28: bags with the labels of both legs on them go to the wrong place. */
export const keepReturnLabels = 'Keep the return labels for the trip home; remove the old label first.';
