import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';

/** The maximum number of people and clubs in one flag. */
export const maxNamed = 50;
const few = <T extends z.ZodMiniType>(of: T) => z.array(of).check(z.maxLength(maxNamed, 'too_many'));

/** The staff's settings of a flag. */
export const flagFieldsSchema = z.strictObject({
  /** Null: the servers' setting. */
  is_on: z.nullable(z.boolean()),
  /** The share of visitors, of the brands or of all, who have the flag while it is on. */
  percent: z.int().check(z.minimum(0, 'out_of_range'), z.maximum(100, 'out_of_range')),
  /** Slugs; empty for all brands. */
  brands: few(wireText(30)),
  /** Our staff and club staff only. */
  staff: z.boolean(),
  /** Clubs whose people have it in addition. */
  club_ids: few(z.int()),
  /** Accounts that have it in addition, by their ids. */
  people: few(wireText(64)),
  /**
   * RL-08: brands, clubs and accounts without it. Accounts are checked first, then clubs, brands, and
   * everyone else.
   */
  except_brands: few(wireText(30)),
  except_club_ids: few(z.int()),
  except_people: few(wireText(64)),
});
export type FlagFields = z.output<typeof flagFieldsSchema>;

const flagSchema = z.object({
  key: z.string(),
  /** Its effect, in the staff's words. */
  title: z.string(),
  says: z.string(),
  owner: z.string(),
  /** The variants of an experiment; empty for an on/off flag. */
  variants: z.array(z.string()),
  /** Its value when staff leave it to the servers. */
  default_on: z.boolean(),
  /** It is the same for everyone: it can only be on or off. */
  for_everybody: z.boolean(),
  ends: z.nullable(z.string()),
  revision: z.int(),
  fields: flagFieldsSchema,
  /** The clubs and people that it names, in display form. */
  clubs: z.array(z.object({ id: z.int(), name: z.string() })),
  people: z.array(z.object({ id: z.string(), email: z.string() })),
  except_clubs: z.array(z.object({ id: z.int(), name: z.string() })),
  except_people_shown: z.array(z.object({ id: z.string(), email: z.string() })),
  changed: z.nullable(z.object({ at: z.string(), by: z.string(), why: z.string() })),
});
export type FlagOnConsole = z.output<typeof flagSchema>;

export const listFlags = defineCall({
  name: 'console.flags',
  row: 'own',
  summary: 'All flags with owner, audience, end, and last change with its reason',
  method: 'GET',
  path: '/api/v6/console/flags',
  access: 'run_flags',
  response: z.object({
    flags: z.array(flagSchema),
    brands: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
});

export const changeFlag = defineCall({
  name: 'console.change-flag',
  row: 'own',
  summary: 'Changes a flag’s audience; `revision` as the caller read it',
  method: 'PATCH',
  path: '/api/v6/console/flags/:key',
  access: 'run_flags',
  params: z.object({ key: wireText(60) }),
  emptyClears: true,
  body: z.strictObject({
    fields: z.partial(
      z.extend(z.omit(flagFieldsSchema, { people: true, except_people: true }), {
        /** Their emails. */
        people: few(wireText(120)),
        except_people: few(wireText(120)),
      }),
    ),
    revision: z.int(),
    reason: wireText(200).check(z.minLength(1, 'required')),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, changed_since: 409 },
});
