/** Refusals about a picture that is handed in; part of the one catalogue in errors.ts. */
export const PICTURE_ERRORS = {
  PICTURE_EMPTY: {
    status: 400,
    text: {
      en: 'The file is empty. Choose another picture.',
      uk: 'Файл порожній. Оберіть іншу світлину.',
      ru: 'Файл пустой. Выберите другую фотографию.',
    },
  },
  PICTURE_HEAVY: {
    status: 413,
    text: {
      en: 'The picture is larger than 20 MB. Make it smaller, or choose another one.',
      uk: 'Світлина більша за 20 МБ. Зменште її або оберіть іншу.',
      ru: 'Фотография больше 20 МБ. Уменьшите её или выберите другую.',
    },
  },
  PICTURE_PIXELS: {
    status: 400,
    text: {
      en: 'The picture has more than 40 megapixels. Make it smaller, or choose another one.',
      uk: 'На світлині понад 40 мегапікселів. Зменште її або оберіть іншу.',
      ru: 'На фотографии больше 40 мегапикселей. Уменьшите её или выберите другую.',
    },
  },
  PICTURE_BOMB: {
    status: 400,
    text: {
      en: 'This file would unpack to far more than a photo holds, so it is not opened. Choose another picture.',
      uk: 'Цей файл розпаковується в набагато більше, ніж уміщує фото, тому ми його не відкриваємо. Оберіть іншу світлину.',
      ru: 'Этот файл распаковывается в гораздо больше, чем вмещает фото, поэтому мы его не открываем. Выберите другую фотографию.',
    },
  },
  PICTURE_HEIC: {
    status: 415,
    text: {
      en: 'This is a HEIC picture, which browsers cannot show. Save it as JPEG and choose it again. On an iPhone: Settings, Camera, Formats, Most Compatible.',
      uk: 'Це світлина HEIC, яку браузери не показують. Збережіть її як JPEG і оберіть знову. На iPhone: Параметри, Камера, Формати, «Найсумісніший».',
      ru: 'Это фотография HEIC, которую браузеры не показывают. Сохраните её как JPEG и выберите снова. На iPhone: Настройки, Камера, Форматы, «Наиболее совместимый».',
    },
  },
  PICTURE_SVG: {
    status: 415,
    text: {
      en: 'This is an SVG drawing. A photo is wanted: JPEG, PNG, WebP or AVIF.',
      uk: 'Це малюнок SVG. Потрібна світлина: JPEG, PNG, WebP або AVIF.',
      ru: 'Это рисунок SVG. Нужна фотография: JPEG, PNG, WebP или AVIF.',
    },
  },
  PICTURE_HTML: {
    status: 415,
    text: {
      en: 'This is a web page, not a picture. Save the picture itself and choose it.',
      uk: 'Це вебсторінка, а не світлина. Збережіть саму світлину й оберіть її.',
      ru: 'Это веб-страница, а не фотография. Сохраните саму фотографию и выберите её.',
    },
  },
  PICTURE_TYPE: {
    status: 415,
    text: {
      en: 'This file is no JPEG, PNG, WebP or AVIF picture.',
      uk: 'Цей файл не є світлиною JPEG, PNG, WebP чи AVIF.',
      ru: 'Этот файл не является фотографией JPEG, PNG, WebP или AVIF.',
    },
  },
  PICTURE_CUT: {
    status: 400,
    text: {
      en: 'A part of the picture is missing: the file ends too early. Choose it again or take another one.',
      uk: 'Частини світлини бракує: файл закінчується зарано. Оберіть його ще раз або візьміть інший.',
      ru: 'Части фотографии не хватает: файл заканчивается слишком рано. Выберите его ещё раз или возьмите другой.',
    },
  },
  PICTURE_BROKEN: {
    status: 400,
    text: {
      en: 'The picture is damaged and cannot be opened. Choose another one.',
      uk: 'Світлину пошкоджено, її не вдалося відкрити. Оберіть іншу.',
      ru: 'Фотография повреждена, её не удалось открыть. Выберите другую.',
    },
  },
} as const;
