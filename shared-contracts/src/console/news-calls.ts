import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { newsSchema } from '../live/news.ts';

/** The lists of the console that open pages follow. */
export const followedLists = ['orders', 'carts', 'claims', 'work'] as const;
export type FollowedList = (typeof followedLists)[number];

export const consoleNews = defineCall({
  name: 'console.news',
  row: 'own',
  summary: 'Tells an open page of the console that a list may have changed, without what changed',
  method: 'GET',
  path: '/api/v6/console/news/:list',
  access: 'open_console',
  rate: 'relaxed',
  alsoAs: ['text/event-stream'],
  params: z.object({ list: z.enum(followedLists) }),
  response: newsSchema,
});
