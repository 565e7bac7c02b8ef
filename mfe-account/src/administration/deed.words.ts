import type { Language, Texts } from '@sytno/domain';

/** What was done, by the log's own word for it. One that is not here is shown as it is: sections add words. */
const DEEDS: Readonly<Record<string, Texts>> = {
  'person.block': { uk: 'Закрито доступ', ru: 'Закрыт доступ', en: 'Account closed' },
  'person.unblock': { uk: 'Відкрито доступ', ru: 'Открыт доступ', en: 'Account opened' },
  'role.grant': {
    uk: 'Надано права адміністратора',
    ru: 'Даны права администратора',
    en: 'Made an administrator',
  },
  'role.revoke': {
    uk: 'Забрано права адміністратора',
    ru: 'Забраны права администратора',
    en: 'Administrator’s rights taken',
  },
  'factor.on': { uk: 'Увімкнено другий крок', ru: 'Включён второй шаг', en: 'Second step turned on' },
  'factor.off': { uk: 'Вимкнено другий крок', ru: 'Выключен второй шаг', en: 'Second step turned off' },
  'factor.codes': { uk: 'Зроблено нові коди', ru: 'Сделаны новые коды', en: 'New codes made' },
  'factor.recovery': {
    uk: 'Вхід за кодом на чорний день',
    ru: 'Вход по коду на чёрный день',
    en: 'Signed in by a code for bad days',
  },
  'factor.reset': { uk: 'Скинуто другий крок', ru: 'Сброшен второй шаг', en: 'Second step reset' },
  'days.give': { uk: 'Додано або знято дні', ru: 'Добавлены или сняты дни', en: 'Days given or taken' },
  'payment.credit': { uk: 'Зараховано оплату', ru: 'Зачислена оплата', en: 'Payment credited' },
  'payment.decline': { uk: 'Оплату не знайдено', ru: 'Оплата не найдена', en: 'Payment declined' },
  'payment.reversal': { uk: 'Повернуто гроші', ru: 'Возвращены деньги', en: 'Money given back' },
  'price.set': { uk: 'Задано ціну', ru: 'Задана цена', en: 'Price set' },
  'price.remove': { uk: 'Скасовано ціну', ru: 'Отменена цена', en: 'Price taken back' },
  'message.answer': { uk: 'Відповідь на повідомлення', ru: 'Ответ на сообщение', en: 'Message answered' },
  'ad.add': { uk: 'Додано оголошення', ru: 'Добавлено объявление', en: 'Advertisement added' },
  'ad.save': { uk: 'Змінено оголошення', ru: 'Изменено объявление', en: 'Advertisement changed' },
  'ad.remove': { uk: 'Видалено оголошення', ru: 'Удалено объявление', en: 'Advertisement removed' },
  'recipe.publish': { uk: 'Опубліковано рецепт', ru: 'Опубликован рецепт', en: 'Recipe published' },
  'recipe.return': { uk: 'Повернуто рецепт', ru: 'Возвращён рецепт', en: 'Recipe returned' },
  'recipe.keep': {
    uk: 'Скаргу розглянуто, рецепт лишився',
    ru: 'Жалоба рассмотрена, рецепт остался',
    en: 'Report settled, recipe kept',
  },
  'recipe.take-down': {
    uk: 'Рецепт знято з публікації',
    ru: 'Рецепт снят с публикации',
    en: 'Recipe taken down',
  },
  'recipe.submit': {
    uk: 'Рецепт подано на перевірку',
    ru: 'Рецепт подан на проверку',
    en: 'Recipe handed in',
  },
  'recipe.recall': {
    uk: 'Рецепт забрано з перевірки',
    ru: 'Рецепт забран с проверки',
    en: 'Recipe taken back',
  },
  'recipe.unpublish': {
    uk: 'Автор зняв рецепт',
    ru: 'Автор снял рецепт',
    en: 'Recipe withdrawn by its author',
  },
  'recipe.discard': {
    uk: 'Зміну рецепта відкинуто',
    ru: 'Правка рецепта отброшена',
    en: 'Change of a recipe dropped',
  },
  'recipe.report': { uk: 'Скарга на рецепт', ru: 'Жалоба на рецепт', en: 'Recipe reported' },
  'recipe.create': { uk: 'Створено рецепт', ru: 'Создан рецепт', en: 'Recipe made' },
  'recipe.save': { uk: 'Збережено рецепт', ru: 'Сохранён рецепт', en: 'Recipe saved' },
  'recipe.remove': { uk: 'Видалено рецепт', ru: 'Удалён рецепт', en: 'Recipe removed' },
  'recipe.restore': { uk: 'Відновлено рецепт', ru: 'Восстановлен рецепт', en: 'Recipe restored' },
  'recipe.copy': { uk: 'Скопійовано рецепт', ru: 'Скопирован рецепт', en: 'Recipe copied' },
  'template.publish': { uk: 'Опубліковано шаблон', ru: 'Опубликован шаблон', en: 'Template published' },
  'template.return': { uk: 'Повернуто шаблон', ru: 'Возвращён шаблон', en: 'Template returned' },
  'template.takeDown': {
    uk: 'Шаблон знято з публікації',
    ru: 'Шаблон снят с публикации',
    en: 'Template taken down',
  },
  'template.submit': {
    uk: 'Шаблон подано на перевірку',
    ru: 'Шаблон подан на проверку',
    en: 'Template handed in',
  },
  'template.recall': {
    uk: 'Шаблон забрано з перевірки',
    ru: 'Шаблон забран с проверки',
    en: 'Template taken back',
  },
  'template.unpublish': {
    uk: 'Автор зняв шаблон',
    ru: 'Автор снял шаблон',
    en: 'Template withdrawn by its author',
  },
  'food.add': { uk: 'Додано інгредієнт', ru: 'Добавлен ингредиент', en: 'Ingredient added' },
  'food.save': { uk: 'Змінено інгредієнт', ru: 'Изменён ингредиент', en: 'Ingredient changed' },
  'food.remove': { uk: 'Видалено інгредієнт', ru: 'Удалён ингредиент', en: 'Ingredient removed' },
  'food.merge': { uk: 'Об’єднано інгредієнти', ru: 'Объединены ингредиенты', en: 'Ingredients merged' },
  'entry.add': {
    uk: 'Додано рядок довідника',
    ru: 'Добавлена строка справочника',
    en: 'Catalogue row added',
  },
  'entry.save': {
    uk: 'Змінено рядок довідника',
    ru: 'Изменена строка справочника',
    en: 'Catalogue row changed',
  },
  'entry.remove': {
    uk: 'Видалено рядок довідника',
    ru: 'Удалена строка справочника',
    en: 'Catalogue row removed',
  },
  'entry.merge': {
    uk: 'Об’єднано рядки довідника',
    ru: 'Объединены строки справочника',
    en: 'Catalogue rows merged',
  },
  'entry.order': {
    uk: 'Змінено порядок довідника',
    ru: 'Изменён порядок справочника',
    en: 'Catalogue put in order',
  },
  'unit.save': { uk: 'Змінено одиницю', ru: 'Изменена единица', en: 'Unit changed' },
  'proposal.answer': { uk: 'Задано харчову цінність', ru: 'Задана пищевая ценность', en: 'Nutrition set' },
  'proposal.join': {
    uk: 'Назву приєднано до інгредієнта',
    ru: 'Название присоединено к ингредиенту',
    en: 'Name joined to an ingredient',
  },
  'proposal.refuse': {
    uk: 'Відхилено новий інгредієнт',
    ru: 'Отклонён новый ингредиент',
    en: 'New ingredient refused',
  },
  'release.publish': { uk: 'Завантажено випуск', ru: 'Загружен выпуск', en: 'Release uploaded' },
  'release.built': { uk: 'Зібрано випуск', ru: 'Собран выпуск', en: 'Release built' },
  'release.activate': { uk: 'Увімкнено випуск', ru: 'Включён выпуск', en: 'Release made live' },
  'release.rollback': {
    uk: 'Повернуто попередній випуск',
    ru: 'Возвращён предыдущий выпуск',
    en: 'Release rolled back',
  },
  'release.pin': { uk: 'Закріплено випуск', ru: 'Закреплён выпуск', en: 'Release pinned' },
  'release.unpin': { uk: 'Відкріплено випуск', ru: 'Откреплён выпуск', en: 'Release unpinned' },
  'release.token.give': {
    uk: 'Видано токен випусків',
    ru: 'Выдан токен выпусков',
    en: 'Release token given',
  },
  'release.token.take': {
    uk: 'Забрано токен випусків',
    ru: 'Забран токен выпусков',
    en: 'Release token taken',
  },
  'failures.forget': {
    uk: 'Очищено збої розділу',
    ru: 'Очищены сбои раздела',
    en: 'Failures of a section cleared',
  },
  'override.allow': {
    uk: 'Дозволено розділи з іншого місця',
    ru: 'Разрешены разделы из другого места',
    en: 'Sections from elsewhere allowed',
  },
  'override.end': {
    uk: 'Заборонено розділи з іншого місця',
    ru: 'Запрещены разделы из другого места',
    en: 'Sections from elsewhere ended',
  },
  'course.publish': { uk: 'Опубліковано курс', ru: 'Опубликован курс', en: 'Course published' },
  'course.return': { uk: 'Повернуто курс', ru: 'Возвращён курс', en: 'Course returned' },
  'course.close': { uk: 'Закрито курс', ru: 'Закрыт курс', en: 'Course closed' },
  'course.keep': {
    uk: 'Курс лишено після скарг',
    ru: 'Курс оставлен после жалоб',
    en: 'Course kept after reports',
  },
  'expert.decide': { uk: 'Перевірено фахівця', ru: 'Проверен специалист', en: 'Expert checked' },
  'application.decide': {
    uk: 'Розглянуто заявку на курс',
    ru: 'Рассмотрена заявка на курс',
    en: 'Course application decided',
  },
};

/** To what it was done. */
const THINGS: Readonly<Record<string, Texts>> = {
  person: { uk: 'людина', ru: 'человек', en: 'person' },
  recipe: { uk: 'рецепт', ru: 'рецепт', en: 'recipe' },
  template: { uk: 'шаблон', ru: 'шаблон', en: 'template' },
  payment: { uk: 'замовлення', ru: 'заказ', en: 'order' },
  price: { uk: 'ціна', ru: 'цена', en: 'price' },
  message: { uk: 'повідомлення', ru: 'сообщение', en: 'message' },
  ad: { uk: 'оголошення', ru: 'объявление', en: 'advertisement' },
  ingredient: { uk: 'інгредієнт', ru: 'ингредиент', en: 'ingredient' },
  proposal: { uk: 'новий інгредієнт', ru: 'новый ингредиент', en: 'new ingredient' },
  units: { uk: 'одиниця', ru: 'единица', en: 'unit' },
  aisles: { uk: 'відділ магазину', ru: 'отдел магазина', en: 'aisle' },
  categories: { uk: 'категорія', ru: 'категория', en: 'category' },
  section: { uk: 'розділ', ru: 'раздел', en: 'section' },
  override: { uk: 'браузер', ru: 'браузер', en: 'browser' },
  expert: { uk: 'фахівець', ru: 'специалист', en: 'expert' },
  application: { uk: 'заявка', ru: 'заявка', en: 'application' },
  course: { uk: 'курс', ru: 'курс', en: 'course' },
};

/** What is told of it beside; a name that is not here is shown as it is. */
const DETAILS: Readonly<Record<string, Texts>> = {
  reason: { uk: 'пояснення', ru: 'пояснение', en: 'reason' },
  version: { uk: 'версія', ru: 'версия', en: 'version' },
  revision: { uk: 'редакція', ru: 'редакция', en: 'revision' },
  label: { uk: 'назва', ru: 'название', en: 'label' },
  rows: { uk: 'рядків', ru: 'строк', en: 'rows' },
  currency: { uk: 'валюта', ru: 'валюта', en: 'currency' },
  from: { uk: 'від', ru: 'от', en: 'from' },
  days: { uk: 'днів', ru: 'дней', en: 'days' },
  sum: { uk: 'сума', ru: 'сумма', en: 'sum' },
  number: { uk: 'номер', ru: 'номер', en: 'number' },
  decision: { uk: 'рішення', ru: 'решение', en: 'decision' },
  link: { uk: 'посилання', ru: 'ссылка', en: 'link' },
  by: { uk: 'як', ru: 'как', en: 'by' },
  into: { uk: 'куди', ru: 'куда', en: 'into' },
  food: { uk: 'інгредієнт', ru: 'ингредиент', en: 'food' },
  lines: { uk: 'рядків', ru: 'строк', en: 'lines' },
  premium: { uk: 'преміум', ru: 'премиум', en: 'premium' },
  expert: { uk: 'тариф нутриціолога', ru: 'тариф нутрициолога', en: 'nutritionist’s tariff' },
};

/** `food.save` in words; what was taken back says so. */
export function deedWords(action: string, lng: Language): string {
  const undone = /^(.+)\.undo$/.exec(action)?.[1];
  const words = DEEDS[undone ?? action]?.[lng];
  if (words === undefined) return action;
  return undone === undefined ? words : `${words} ${UNDONE[lng]}`;
}

const UNDONE: Texts = { uk: '(скасовано)', ru: '(отменено)', en: '(taken back)' };

export function thingWords(kind: string, lng: Language): string {
  return THINGS[kind]?.[lng] ?? kind;
}

export function detailWords(name: string, lng: Language): string {
  return DETAILS[name]?.[lng] ?? name;
}
