// Whether an admin gets mails about pending work.
import { defineRoute } from '../wire/route.ts';
import { z } from '../wire/zod.ts';

const newsChoice = z.strictObject({ wantsNews: z.boolean() });

export const getNewsChoice = defineRoute({
  method: 'GET',
  path: '/admin/news-choice',
  access: 'admin',
  summary: 'Whether this admin gets mails about what waits',
  responses: { 200: newsChoice },
});

export const chooseNews = defineRoute({
  method: 'PATCH',
  path: '/admin/news-choice',
  access: 'admin',
  summary: 'Get mails about what waits, or none',
  body: newsChoice,
  responses: { 200: newsChoice },
});
