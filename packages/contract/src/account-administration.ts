import { oc } from '@orpc/contract';
import { FIGURES, QUEUES } from '@sytno/domain';
import { z } from 'zod';
import { routes } from './routes';
import { day, id, instant, page, text } from './types';

/** What waits for administrators, and the service in figures. */
export const deskCalls = {
  overview: oc
    .route({
      ...routes.account.administration.overview,
      summary: 'What waits for administrators, by age, and the figures of the service',
    })
    .output(
      z.strictObject({
        queues: z.array(
          z.strictObject({
            name: z.enum(QUEUES),
            open: z.int(),
            /** Of them, past the promised hours. */
            late: z.int(),
            /** Since when the one that waits longest does; null when nothing waits. */
            oldest: instant.nullable(),
            hours: z.int(),
          }),
        ),
        people: z.strictObject({
          all: z.int(),
          blocked: z.int(),
          administrators: z.int(),
          /** Who used the service within so many days. */
          activeDay: z.int(),
          activeWeek: z.int(),
          activeMonth: z.int(),
        }),
        /** By day (UTC), the oldest first, days without any included. */
        figures: z.array(
          z.strictObject({
            name: z.enum(FIGURES),
            days: z.array(z.strictObject({ day, count: z.int() })),
          }),
        ),
      }),
    ),
  audit: oc
    .route({
      ...routes.account.administration.audit,
      summary: 'Who did what, the last first',
    })
    .input(
      z.strictObject({
        ...page,
        /** A part of what was done, to what, of its details, or of the name or address of who did it. */
        search: text(120).default(''),
        from: day.optional(),
        to: day.optional(),
      }),
    )
    .output(
      z.strictObject({
        items: z.array(
          z.strictObject({
            id,
            at: instant,
            /** Null when the server itself acted. */
            actorId: id.nullable(),
            /** Empty when his account has gone. */
            actorName: z.string(),
            action: z.string(),
            thingKind: z.string(),
            thingId: z.string(),
            details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
          }),
        ),
        count: z.int(),
      }),
    ),
};
