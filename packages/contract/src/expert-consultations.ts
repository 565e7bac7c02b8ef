import { oc } from '@orpc/contract';
import {
  CONSULTATION_AUDIENCES,
  CONSULTATION_MINUTES,
  CONSULTATION_SIDES,
  CONSULTATION_STATES,
  EXPERT_KINDS,
  MEASURES,
  MOST_LIMIT_HOURS,
} from '@sytno/domain';
import { z } from 'zod';
import { photo } from './pictures';
import { routes } from './routes';
import { amount, day, done, filledText, id, instant, page, text, whole } from './types';

/** Characters of what is said around a consultation. */
export const CONSULTATION_TEXT = {
  about: 500,
  place: 300,
  question: 2_000,
  record: 4_000,
  reason: 500,
  document: 120,
} as const;

const kind = z.enum(EXPERT_KINDS);
const audience = z.enum(CONSULTATION_AUDIENCES, 'choice');
const side = z.enum(CONSULTATION_SIDES, 'choice');
const state = z.enum(CONSULTATION_STATES);
/** A clock's time on a quarter of an hour. */
const quarter = z.string('type').regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, 'choice');
const minutes = z.literal(CONSULTATION_MINUTES, 'choice');
const version = whole(0, 2_147_483_647);

const offer = z.strictObject({
  id,
  day: z.string(),
  weekly: z.boolean(),
  until: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  minutes: z.int(),
  timeZone: z.string(),
  /** Days ahead on which a weekly offer is not held. */
  skipped: z.array(z.string()),
});

/** How an expert consults, as he himself sees it. */
const consulting = z.strictObject({
  id,
  /** Null: he is no expert. */
  kind: kind.nullable(),
  active: z.boolean(),
  /** 0 when he never said how he consults. */
  version: z.int(),
  audience: z.enum(CONSULTATION_AUDIENCES),
  /** So many hours before the start a client may still move or cancel by himself. */
  limitHours: z.int(),
  /** For everybody who looks for a time. */
  about: z.string(),
  /** Where it is held, for whoever booked. */
  place: z.string(),
  /** His own, in which new offers are made. */
  timeZone: z.string(),
  offers: z.array(offer),
});

const expertHead = z.strictObject({
  /** Null: his account has gone. */
  id: id.nullable(),
  name: z.string(),
  kind,
  checked: z.boolean(),
  photo: photo.nullable(),
});

const card = z.strictObject({
  id,
  state,
  startsAt: instant,
  endsAt: instant,
  /** Which side the reader is. */
  side,
  /** Who the other side is; nobody when the account has gone. */
  other: z.strictObject({ name: z.string(), avatar: z.string().nullable() }).nullable(),
  /** The other side’s zone, where it is known. */
  timeZone: z.string().nullable(),
});

/** Null: not measured. */
const measurements = z.strictObject({
  weight: z.number().nullable(),
  height: z.number().nullable(),
  waist: z.number().nullable(),
  hips: z.number().nullable(),
  chest: z.number().nullable(),
});

const measured = ({ least, most }: { least: number; most: number }) => amount(least, most).nullable();
const measurementsInput = z.strictObject({
  weight: measured(MEASURES.weight),
  height: measured(MEASURES.height),
  waist: measured(MEASURES.waist),
  hips: measured(MEASURES.hips),
  chest: measured(MEASURES.chest),
});

/** The part of a record that both sides see. */
const shared = z.strictObject({
  measurements,
  goals: z.string(),
  plan: z.string(),
  conclusion: z.string(),
});

const document = z.strictObject({
  id,
  name: z.string(),
  kind: z.enum(['picture', 'pdf']),
  bytes: z.int(),
  by: side,
  at: instant,
});

const common = {
  id,
  state,
  startsAt: instant,
  endsAt: instant,
  /** Of the record: what a change of it is based on. */
  version: z.int(),
  limitHours: z.int(),
  place: z.string(),
  /** What its client wrote before. */
  question: z.string(),
  record: shared,
  /** Who cancelled it and why; '' says nothing. */
  cancelled: z.strictObject({ by: z.enum([...CONSULTATION_SIDES, 'clock']), reason: z.string() }).nullable(),
  documents: z.array(document),
  /** The other consultations of these two, the latest first. */
  others: z.array(z.strictObject({ id, startsAt: instant, state })),
};

/** A consultation as its client sees it: nothing that the expert keeps for himself has a place in it. */
const consultation = z.strictObject({
  ...common,
  expert: expertHead,
  /** The expert’s zone, where it is known, and the reader’s. */
  expertZone: z.string().nullable(),
  zone: z.string(),
  /** Since when he lets himself be measured; null: he does not. */
  measuring: instant.nullable(),
  /** Whether the reader may still move and cancel it by himself. */
  changeable: z.boolean(),
});

/** A consultation as its expert sees it. */
const ledConsultation = z.strictObject({
  ...common,
  expertId: id,
  client: z.strictObject({
    name: z.string(),
    avatar: z.string().nullable(),
    /** He keeps figures of food off his pages: better none are spoken of. */
    hidesNumbers: z.boolean(),
  }),
  clientZone: z.string(),
  /** The client lets measurements be written down. */
  measuring: z.boolean(),
  zone: z.string(),
  /** What its client never sees. */
  privateNote: z.string(),
  /** It has begun. */
  begun: z.boolean(),
  active: z.boolean(),
});

const paths = routes.expert.consultations;

/** Consultations: times that experts offer, who booked which, and what is written down of it. */
export const consultationCalls = {
  consulting: oc.route({ ...paths.consulting, summary: 'How the reader consults' }).output(consulting),
  save: oc
    .route({ ...paths.save, summary: 'Say how one consults; 409 has what stands now' })
    .input(
      z.strictObject({
        version,
        audience,
        limitHours: whole(0, MOST_LIMIT_HOURS),
        about: text(CONSULTATION_TEXT.about).default(''),
        place: text(CONSULTATION_TEXT.place).default(''),
      }),
    )
    .output(consulting),
  offer: oc
    .route({
      ...paths.offer,
      summary: 'Offer times on a day, or on the same day of every week',
      successStatus: 201,
    })
    .input(
      z.strictObject({
        day,
        weekly: z.boolean('type').default(false),
        /** The last day of a weekly offer; it goes on when left out. */
        until: day.nullable().default(null),
        from: quarter,
        to: quarter,
        minutes,
      }),
    )
    .output(consulting),
  skip: oc
    .route({ ...paths.skip, summary: 'Leave one day of a weekly offer out, or take that back' })
    .input(z.strictObject({ id, day, skipped: z.boolean('type') }))
    .output(consulting),
  removeOffer: oc
    .route({ ...paths.removeOffer, summary: 'Offer times no more; what is booked stays booked' })
    .input(z.strictObject({ id }))
    .output(done),
  times: oc
    .route({ ...paths.times, summary: 'Free times of an expert in the two weeks from a day of the reader’s' })
    .input(z.strictObject({ id, from: day }))
    .output(
      z.strictObject({
        expert: expertHead,
        active: z.boolean(),
        audience: z.enum(CONSULTATION_AUDIENCES),
        /** Whether the reader may book. */
        may: z.boolean(),
        mine: z.boolean(),
        about: z.string(),
        limitHours: z.int(),
        expertZone: z.string(),
        zone: z.string(),
        items: z.array(z.strictObject({ startsAt: instant, endsAt: instant })),
        /** The first free time after them, if any. */
        next: instant.nullable(),
        /** So many of the reader’s lie ahead with this expert. */
        booked: z.int(),
      }),
    ),
  book: oc
    .route({ ...paths.book, summary: 'Book a free time of an expert', successStatus: 201 })
    .input(
      z.strictObject({
        id,
        startsAt: instant,
        question: text(CONSULTATION_TEXT.question).default(''),
        /** That measurements may be written down; it can be taken back. */
        measuring: z.boolean('type').default(false),
      }),
    )
    .output(consultation),
  list: oc
    .route({ ...paths.list, summary: 'Consultations of the reader on one side, ahead or past' })
    .input(
      z.strictObject({
        ...page,
        side: side.default('client'),
        when: z.enum(['ahead', 'past'], 'choice').default('ahead'),
      }),
    )
    .output(
      z.strictObject({
        items: z.array(card),
        count: z.int(),
        /** What kind of expert the reader is, if any. */
        kind: kind.nullable(),
        zone: z.string(),
      }),
    ),
  get: oc
    .route({ ...paths.get, summary: 'A consultation, to its client' })
    .input(z.strictObject({ id }))
    .output(consultation),
  record: oc
    .route({ ...paths.record, summary: 'A consultation with all of its record, to its expert' })
    .input(z.strictObject({ id }))
    .output(ledConsultation),
  move: oc
    .route({ ...paths.move, summary: 'Move a consultation to another free time' })
    .input(z.strictObject({ id, startsAt: instant }))
    .output(done),
  cancel: oc
    .route({ ...paths.cancel, summary: 'Cancel a consultation; its expert says why' })
    .input(z.strictObject({ id, reason: text(CONSULTATION_TEXT.reason).default('') }))
    .output(done),
  ask: oc
    .route({ ...paths.ask, summary: 'Write anew what a consultation is about, as its client' })
    .input(z.strictObject({ id, question: text(CONSULTATION_TEXT.question).default('') }))
    .output(consultation),
  measure: oc
    .route({
      ...paths.measure,
      summary: 'Let measurements be written down, or take that back, which removes them',
    })
    .input(z.strictObject({ id, given: z.boolean('type') }))
    .output(consultation),
  saveRecord: oc
    .route({ ...paths.saveRecord, summary: 'Keep the record; 409 has what stands now' })
    .input(
      z.strictObject({
        id,
        version,
        measurements: measurementsInput,
        goals: text(CONSULTATION_TEXT.record).default(''),
        plan: text(CONSULTATION_TEXT.record).default(''),
        conclusion: text(CONSULTATION_TEXT.record).default(''),
        privateNote: text(CONSULTATION_TEXT.record).default(''),
      }),
    )
    .output(ledConsultation),
  conclude: oc
    .route({ ...paths.conclude, summary: 'Conclude a consultation that has begun and has its conclusion' })
    .input(z.strictObject({ id, version }))
    .output(ledConsultation),
  attach: oc
    .route({
      ...paths.attach,
      summary: 'Attach a picture or a PDF: its bytes as they are, as application/octet-stream',
      successStatus: 201,
      inputStructure: 'detailed',
    })
    .input(
      z.strictObject({
        params: z.strictObject({ id }),
        query: z.strictObject({ name: filledText(CONSULTATION_TEXT.document) }),
        body: z.file(),
      }),
    )
    .output(document),
  detach: oc
    .route({ ...paths.detach, summary: 'Take an own document away' })
    .input(z.strictObject({ id }))
    .output(done),
  /** Answered with the bytes, to be saved as a file. */
  file: oc
    .route({ ...paths.file, summary: 'A document as a file, to either side' })
    .input(z.strictObject({ id })),
};

/** What is asked with a document, in the address, since the body is the document itself. */
export const attachQuestion = z.strictObject({
  id,
  name: filledText(CONSULTATION_TEXT.document),
});
/** What is asked for a document’s bytes. */
export const fileQuestion = z.strictObject({ id });
