import type { JsonSchema } from '@sendahead/shared-contracts/compatibility/json-schema';
import { likeness } from './sample-values.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A value that a schema allows, with realistic content for its field names. `all` fills optional fields too:
 * answers show everything, requests only required fields.
 */
export function sampleOf(schema: JsonSchema, name = '', all = true): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) {
    const sample = likeness(name);
    return schema.enum.includes(sample) ? sample : schema.enum[0];
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleOfChoice(choices, name, all);
  if (schema.allOf) return sampleOfParts(schema.allOf, name, all);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'array') return schema.items ? [sampleOf(schema.items, name.replace(/s$/, ''), all)] : [];
  if (type === 'object') return sampleOfObject(schema, all);
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  if (type === 'integer' || type === 'number') return sampleNumber(schema, name);
  if (type === 'string') return sampleText(schema, name);
  return likeness(name) ?? null;
}

function sampleOfChoice(choices: readonly JsonSchema[], name: string, all: boolean): unknown {
  const sampleType = typeof likeness(name);
  const fitting = choices.find(({ type }) => type === (sampleType === 'number' ? 'integer' : sampleType));
  const first = fitting ?? choices.find(({ type }) => type !== 'null') ?? choices[0];
  return first ? sampleOf(first, name, all) : null;
}

function sampleOfParts(parts: readonly JsonSchema[], name: string, all: boolean): unknown {
  const made = parts.map((part) => sampleOf(part, name, all));
  return made.every(isObject) ? Object.assign({}, ...made) : made[0];
}

function sampleOfObject(schema: JsonSchema, all: boolean): Record<string, unknown> {
  const named = Object.entries(schema.properties ?? {})
    .filter(([name]) => all || schema.required?.includes(name))
    .map(([name, part]) => [name, sampleOf(part, name, all)]);
  const rest = schema.additionalProperties;
  if (named.length > 0 || typeof rest !== 'object' || !all) return Object.fromEntries(named);
  return { [sampleKey(schema.propertyNames)]: sampleOf(rest, '', all) };
}

function sampleKey(names: JsonSchema | undefined): string {
  const firstKey = names?.enum?.[0];
  if (typeof firstKey === 'string') return firstKey;
  return names?.pattern?.includes('\\d{4}') ? '2026-11-26' : '1';
}

function sampleNumber({ minimum, maximum, exclusiveMinimum }: JsonSchema, name: string): number {
  const sample = likeness(name);
  const least = minimum ?? exclusiveMinimum ?? Number.NEGATIVE_INFINITY;
  const value = typeof sample === 'number' ? sample : Number(sample ?? 1);
  const whole = Number.isFinite(value) ? value : 1;
  return Math.min(Math.max(whole, least), maximum ?? Number.POSITIVE_INFINITY);
}

function sampleText(schema: JsonSchema, name: string): string {
  const fits = (text: string) =>
    (!schema.pattern || new RegExp(schema.pattern, 'u').test(text)) &&
    text.length <= (schema.maxLength ?? Number.POSITIVE_INFINITY) &&
    text.length >= (schema.minLength ?? 0);
  const sample = likeness(name);
  const tries = [
    ...(sample === undefined ? [] : [String(sample)]),
    'sample',
    'golf',
    'US',
    '1',
    '2026-11-24',
    '#1b5e3f',
  ];
  return tries.find(fits) ?? '';
}
