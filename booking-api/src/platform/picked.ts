/** The named fields of an object that it has: a field that is not named is left out. */
export const picked = <T extends object, Name extends keyof T>(
  object: T,
  names: readonly Name[],
): Pick<T, Name> =>
  Object.fromEntries(names.flatMap((name) => (name in object ? [[name, object[name]]] : []))) as Pick<
    T,
    Name
  >;
