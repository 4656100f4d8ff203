/** VL-16: a whole number from 1. */
export const isPositiveInteger = (text: string): boolean => /^0*[1-9]\d*$/.test(text.trim());

/** VL-16: a whole number from 0. */
export const isNonNegativeInteger = (text: string): boolean => /^\d+$/.test(text.trim());

/** VL-16: the phone of a traveler is optional; a given one is not all zeros. */
export const isNonZeroPhone = (text: string): boolean => !/^[\s()+-]*0[0\s()-]*$/.test(text);
