import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';
import { orderFilterSchema } from './order-list-calls.ts';

/**
 * Raised when filters change their meaning: a view of an older version reports that and applies no filter.
 */
export const viewVersion = 1;

export const savedViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  shared: z.boolean(),
  /** Whether the caller saved it, and may delete it. */
  own: z.boolean(),
  /** Null when it was saved with outdated filters. */
  filter: z.nullable(orderFilterSchema),
});
export type SavedView = z.output<typeof savedViewSchema>;

const access = 'read_every_order' as const;

export const listViews = defineCall({
  name: 'console.views',
  row: 'own',
  summary: 'Saved filters of the order list: the caller’s and shared ones',
  method: 'GET',
  path: '/api/v6/console/views',
  access,
  response: z.object({ views: z.array(savedViewSchema) }),
});

export const saveView = defineCall({
  name: 'console.save-view',
  row: 'own',
  summary: 'Saves filters under a name, replacing the caller’s earlier ones',
  method: 'POST',
  path: '/api/v6/console/views',
  access,
  body: z.strictObject({ name: wireText(60), shared: z.boolean(), filter: orderFilterSchema }),
  response: savedViewSchema,
  errors: { too_many_views: 409 },
});

export const deleteView = defineCall({
  name: 'console.delete-view',
  row: 'own',
  summary: 'Removes saved filters of the caller',
  method: 'DELETE',
  path: '/api/v6/console/views/:viewId',
  access,
  params: z.object({ viewId: identifier }),
  response: z.object({ success: z.literal(true) }),
  errors: { view_not_found: 404 },
});
