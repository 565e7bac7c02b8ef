import { LANGUAGES, type Language, type Texts } from '@sytno/domain';

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
      uk: 'Це завелике, щоб його прийняти.',
      ru: 'Это слишком большое, чтобы его принять.',
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
      en: 'Too many attempts. Try again in {seconds} s.',
      uk: 'Забагато спроб. Спробуйте ще раз за {seconds} с.',
      ru: 'Слишком много попыток. Попробуйте снова через {seconds} с.',
    },
  },
  EATERS_FULL: {
    status: 409,
    text: {
      en: 'A household can have at most 20 eaters without an account.',
      uk: 'У домогосподарстві може бути щонайбільше 20 їдців без облікового запису.',
      ru: 'В домохозяйстве может быть не больше 20 едоков без учётной записи.',
    },
  },
  DAY_TOO_FAR: {
    status: 400,
    text: {
      en: 'The menu reaches two years back and two years ahead.',
      uk: 'Меню сягає на два роки назад і на два роки вперед.',
      ru: 'Меню охватывает два года назад и два года вперёд.',
    },
  },
  DAY_FULL: {
    status: 409,
    text: {
      en: 'A day holds at most 40 dishes.',
      uk: 'В один день вміщається щонайбільше 40 страв.',
      ru: 'В один день помещается не больше 40 блюд.',
    },
  },
  COURSE_FULL: {
    status: 409,
    text: {
      en: 'All seats of this course are taken.',
      uk: 'Усі місця на цьому курсі вже зайняті.',
      ru: 'Все места на этом курсе уже заняты.',
    },
  },
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
      uk: 'Служба зараз зайнята. Спробуйте за хвилину.',
      ru: 'Служба сейчас занята. Попробуйте через минуту.',
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
  'consent.required',
  /** A target of under 1,200 kcal that was not confirmed (product decision 3). */
  'target.low',
] as const;
export type Fault = (typeof FAULTS)[number];

/** One fault at one field; `path` is dotted, as in `lines.3.amount`. */
export interface FieldFault {
  path: string;
  code: Fault;
}

/** The body of every answer that is not a success. `data.id` names a crash in the log. */
export interface ErrorBody {
  defined: boolean;
  code: ErrorCode;
  status: number;
  message: string;
  data: { fields?: FieldFault[]; id?: string; seconds?: number };
}

/** Whether `value` is a code of the catalogue. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}

/** What the words of an error have places for. */
type Values = Pick<ErrorBody['data'], 'id' | 'seconds'>;

/** The words of an error in a language, its `{name}` places filled; a missing value leaves the place empty. */
export function errorText(code: ErrorCode, language: Language, values: Values = {}): string {
  const text: string = ERRORS[code].text[LANGUAGES.includes(language) ? language : 'uk'];
  return text.replace(/\{(\w+)\}/g, (_, name: keyof Values) => String(values[name] ?? ''));
}

/** Builds the body of a refusal. */
export function errorBody(code: ErrorCode, language: Language, data: ErrorBody['data'] = {}): ErrorBody {
  return { defined: true, code, status: ERRORS[code].status, message: errorText(code, language, data), data };
}
