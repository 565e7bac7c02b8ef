import { LANGUAGES, type Language, type Texts } from '@sytno/domain';
import { ADMIN_ERRORS } from './errors-admin';
import { EXPERT_ERRORS } from './errors-expert';
import { HOUSEHOLD_ERRORS } from './errors-household';
import { MENU_ERRORS } from './errors-menu';
import { MONEY_ERRORS } from './errors-money';
import { PICTURE_ERRORS } from './errors-pictures';
import { RECIPE_ERRORS } from './errors-recipes';

/**
 * The one catalogue of refusals: a stable code, an HTTP status and the words for a person.
 * The English words of spec §§5 and 8 stand to the letter. `{name}` is filled from the refusal's values.
 */
export const ERRORS = {
  INVALID_ACCOUNT: {
    status: 401,
    text: {
      en: 'Invalid account or password!',
      uk: 'Неправильна адреса або пароль!',
      ru: 'Неверный адрес или пароль!',
    },
  },
  EMAIL_TAKEN: {
    status: 409,
    text: {
      en: 'This email is already in use',
      uk: 'Ця адреса вже використовується',
      ru: 'Этот адрес уже используется',
    },
  },
  LINK_EXPIRED: {
    status: 410,
    text: {
      en: 'This link no longer works. Ask for a new one.',
      uk: 'Це посилання вже не діє. Попросіть нове.',
      ru: 'Эта ссылка больше не действует. Запросите новую.',
    },
  },
  REDIRECT_NOT_ALLOWED: {
    status: 400,
    text: {
      en: 'This return address is not allowed.',
      uk: 'Ця адреса повернення не дозволена.',
      ru: 'Этот адрес возврата не разрешён.',
    },
  },
  SIGN_IN_REQUIRED: {
    status: 401,
    text: { en: 'Please sign in.', uk: 'Увійдіть, будь ласка.', ru: 'Войдите, пожалуйста.' },
  },
  FORBIDDEN: {
    status: 403,
    text: {
      en: 'You do not have the right to do this.',
      uk: 'У вас немає права на цю дію.',
      ru: 'У вас нет права на это действие.',
    },
  },
  NOT_FOUND: {
    status: 404,
    text: { en: 'Nothing was found here.', uk: 'Тут нічого не знайдено.', ru: 'Здесь ничего не найдено.' },
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    text: {
      en: 'This address does not take such a call.',
      uk: 'Ця адреса не приймає такого виклику.',
      ru: 'Этот адрес не принимает такой вызов.',
    },
  },
  CONFLICT: {
    status: 409,
    text: {
      en: 'This was changed in the meantime. Look at the new state and try again.',
      uk: 'Тим часом це змінили. Перегляньте новий стан і спробуйте ще раз.',
      ru: 'За это время данные изменились. Посмотрите новое состояние и попробуйте ещё раз.',
    },
  },
  INPUT_INVALID: {
    status: 400,
    text: {
      en: 'Some of what was entered is not right.',
      uk: 'Дещо з уведеного неправильне.',
      ru: 'Что-то из введённого неверно.',
    },
  },
  BODY_UNREADABLE: {
    status: 400,
    text: {
      en: 'The request could not be read.',
      uk: 'Запит не вдалося прочитати.',
      ru: 'Запрос не удалось прочитать.',
    },
  },
  TOO_LARGE: {
    status: 413,
    text: {
      en: 'This is too large to be accepted.',
      uk: 'Завеликий обсяг: прийняти його не можна.',
      ru: 'Слишком большой объём: принять его нельзя.',
    },
  },
  MEDIA_TYPE: {
    status: 415,
    text: {
      en: 'This kind of content is not accepted here.',
      uk: 'Такий вид вмісту тут не приймається.',
      ru: 'Такой вид содержимого здесь не принимается.',
    },
  },
  TOO_MANY: {
    status: 429,
    text: {
      en: 'Too many attempts. Try again in {seconds}.',
      uk: 'Забагато спроб. Спробуйте ще раз за {seconds}.',
      ru: 'Слишком много попыток. Попробуйте снова через {seconds}.',
    },
  },
  IN_USE: {
    status: 409,
    text: {
      en: 'This is in use. Merge it into another one instead.',
      uk: 'Цим користуються. Об’єднайте його з іншим.',
      ru: 'Этим пользуются. Объедините его с другим.',
    },
  },
  ...ADMIN_ERRORS,
  ...HOUSEHOLD_ERRORS,
  ...RECIPE_ERRORS,
  ...MENU_ERRORS,
  ...MONEY_ERRORS,
  ...EXPERT_ERRORS,
  ...PICTURE_ERRORS,
  CRASH: {
    status: 500,
    text: {
      en: 'Something broke on our side. The number of this report is {id}.',
      uk: 'На нашому боці щось зламалося. Номер цього звіту: {id}.',
      ru: 'На нашей стороне что-то сломалось. Номер этого отчёта: {id}.',
    },
  },
  UNAVAILABLE: {
    status: 503,
    text: {
      en: 'The service is busy at the moment. Try again shortly.',
      uk: 'Сервіс зараз перевантажений. Спробуйте за хвилину.',
      ru: 'Сервис сейчас перегружен. Попробуйте через минуту.',
    },
  },
} as const satisfies Record<string, { status: number; text: Texts }>;

export type ErrorCode = keyof typeof ERRORS;

/** What a field can have wrong with it; the words are in the kit's texts under `faults`. */
export const FAULTS = [
  'blank',
  'type',
  'unknown',
  'text.long',
  'text.characters',
  'number.range',
  'choice',
  'day',
  'email.required',
  'email.invalid',
  'email.taken',
  'password.required',
  'password.short',
  'password.long',
  'password.mismatch',
  /** It is not the one of the account. */
  'password.wrong',
  /** A code of the second step that does not fit, or was used already. */
  'code.wrong',
  'consent.required',
  /** A target of under 1,200 kcal that was not confirmed (product decision 3). */
  'target.low',
  /** Another row of the catalogue is called so; the words are in the section's texts. */
  'name.taken',
  /** What a recipe needs (spec §5), with its words in the section's texts; a line's fault stands at its place, `lines.3.unit` is the fourth line's. */
  'title.required',
  'description.required',
  'line.food',
  'line.quantity',
  'line.unit',
  'address',
  /** Steps that are worded as on the page they come from. */
  'steps.copied',
] as const;
export type Fault = (typeof FAULTS)[number];

/** One fault at one field; `path` is dotted, as in `lines.3.amount`. */
export interface FieldFault {
  path: string;
  code: Fault;
}

/** Why a release is refused: a word of RELEASE_FAULTS, or what is wrong with a file, and whose name it is. */
export interface RefusalReason {
  fault: string;
  detail: string;
}

/**
 * The body of every answer that is not a success. `data.id` names a crash in the log, `data.share` is whole
 * percent; `data.current` is what stands now instead of what the caller wanted to change, where a call says
 * that it carries it.
 */
export interface ErrorBody {
  defined: boolean;
  code: ErrorCode;
  status: number;
  message: string;
  data: {
    fields?: FieldFault[];
    id?: string;
    seconds?: number;
    share?: number;
    /** Of SECOND_STEP: what the code is sent with. */
    ticket?: string;
    reasons?: RefusalReason[];
    current?: unknown;
  };
}

/**
 * The `data.current` of a 409 where two members of a household change one thing: what stands now instead of
 * what the later one saw (ADR 27).
 */
export interface Clash {
  /** Which of the fields he wanted. */
  fields: string[];
  /** Who changed them last; null where it is not known any more. */
  by: string | null;
  /** When; an ISO instant. */
  at: string | null;
  /** The fields as they are. */
  now: Record<string, unknown>;
}

/** Whether `value` is a code of the catalogue. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}

/** What the words of an error have places for. */
type Values = Pick<ErrorBody['data'], 'id' | 'seconds' | 'share'>;

const WAITS = [
  [1, { en: 's', uk: 'с', ru: 'с' }],
  [60, { en: 'min', uk: 'хв', ru: 'мин' }],
  [3600, { en: 'h', uk: 'год', ru: 'ч' }],
] as const;

/** So many of a unit are still said in it: 90 s, and then 2 min. */
const MOST_OF_UNIT = 90;

/** How long to wait, rounded up to the unit that people count it in. */
function waitText(seconds: number, language: Language): string {
  const [length, names] = WAITS.find(([unit]) => seconds <= MOST_OF_UNIT * unit) ?? WAITS[2];
  return `${String(Math.ceil(seconds / length))} ${names[language]}`;
}

/**
 * The words of an error in a language, its `{name}` places filled, `{seconds}` as a wait with its unit; a missing
 * value leaves the place empty.
 */
export function errorText(code: ErrorCode, language: Language, values: Values = {}): string {
  const spoken = LANGUAGES.includes(language) ? language : 'uk';
  const text: string = ERRORS[code].text[spoken];
  const { seconds } = values;
  const filled = { ...values, seconds: seconds === undefined ? '' : waitText(seconds, spoken) };
  return text.replace(/\{(\w+)\}/g, (_, name: keyof Values) => String(filled[name] ?? ''));
}

/** Builds the body of a refusal. */
export function errorBody(code: ErrorCode, language: Language, data: ErrorBody['data'] = {}): ErrorBody {
  return { defined: true, code, status: ERRORS[code].status, message: errorText(code, language, data), data };
}
