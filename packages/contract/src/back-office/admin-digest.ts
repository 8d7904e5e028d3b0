// Whether an admin gets mails about pending work.
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';

const newsChoice = z.strictObject({ wantsNews: z.boolean() });

export const getNewsChoice = defineRoute('GET /admin/news-choice', 'admin', {
  summary: 'Whether this admin gets mails about what waits',
  responses: { 200: newsChoice },
});

export const chooseNews = defineRoute('PATCH /admin/news-choice', 'admin', {
  summary: 'Get mails about what waits, or none',
  body: newsChoice,
  responses: { 200: newsChoice },
});
