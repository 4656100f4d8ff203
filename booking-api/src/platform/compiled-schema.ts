import { $ZodObjectJIT, type $ZodType, type $ZodTypes, clone } from 'zod/v4/core';

const made = new WeakMap<$ZodType, $ZodType>();

/**
 * A schema that takes and gives the same, with every object in it read by a function written for it. The contracts are
 * made for pages, where schemas have to be small and nothing may be compiled; here each is used for every request.
 */
export function compiled<T extends $ZodType>(schema: T): T {
  const known = made.get(schema) ?? compile(schema);
  made.set(schema, known);
  // Made from the definition of this very schema.
  return known as T;
}

function compile(schema: $ZodType): $ZodType {
  // Every schema is one of these; its definition says which.
  const { def } = (schema as $ZodTypes)._zod;
  const like = (other: $ZodTypes['_zod']['def']) => clone<$ZodType>(schema, other);
  switch (def.type) {
    case 'object':
      return new $ZodObjectJIT({
        ...def,
        shape: Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, compiled(field)])),
        ...(def.catchall ? { catchall: compiled(def.catchall) } : {}),
      });
    case 'array':
      return like({ ...def, element: compiled(def.element) });
    case 'record':
      return like({ ...def, valueType: compiled(def.valueType) });
    case 'union':
      return like({ ...def, options: def.options.map(compiled) });
    case 'optional':
    case 'nullable':
      return like({ ...def, innerType: compiled(def.innerType) });
    case 'pipe':
      return like({ ...def, in: compiled(def.in), out: compiled(def.out) });
    default:
      return schema;
  }
}
