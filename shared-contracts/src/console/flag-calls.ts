import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';

/** People and clubs that one flag may name. */
export const mostNamed = 50;
const few = <T extends z.ZodMiniType>(of: T) => z.array(of).check(z.maxLength(mostNamed, 'too_many'));

/** What staff set of a flag. */
export const flagFieldsSchema = z.strictObject({
  /** Null: as the servers are set up. */
  is_on: z.nullable(z.boolean()),
  /** The share of visitors of the brands, or of all, who have it while it is on. */
  percent: z.int().check(z.minimum(0, 'out_of_range'), z.maximum(100, 'out_of_range')),
  /** Slugs; none for all brands. */
  brands: few(wireText(30)),
  /** Our staff and club staff alone. */
  staff: z.boolean(),
  /** Their people have it in addition. */
  club_ids: few(z.int()),
  /** Accounts that have it in addition, by their ids. */
  people: few(wireText(64)),
  /** RL-08: brands, clubs and accounts without it. Accounts count first, then clubs, brands, and everyone else. */
  except_brands: few(wireText(30)),
  except_club_ids: few(z.int()),
  except_people: few(wireText(64)),
});
export type FlagFields = z.output<typeof flagFieldsSchema>;

const flagSchema = z.object({
  key: z.string(),
  /** What it does, as staff call it. */
  title: z.string(),
  says: z.string(),
  owner: z.string(),
  /** The variants of an experiment; none for a flag that is on or off. */
  variants: z.array(z.string()),
  /** What it is where staff leave it to the servers. */
  default_on: z.boolean(),
  /** It is the same for everybody: only on and off can be set. */
  for_everybody: z.boolean(),
  ends: z.nullable(z.string()),
  revision: z.int(),
  fields: flagFieldsSchema,
  /** The clubs and people that it names, as they are shown. */
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
  summary: 'Every flag: its owner, who has it, when it ends, and who changed it last and why',
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
  summary: 'Changes who has a flag; `revision` is that of the flag which the caller read',
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
