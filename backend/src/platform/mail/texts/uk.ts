/** The words of the mails. `{name}` is filled in; a blank line parts paragraphs. */
export const uk = {
  confirm: {
    subject: 'Підтвердьте вашу адресу — Sytno',
    body: 'Вітаємо у Sytno.\n\nПідтвердьте, що ця адреса ваша. Посилання діє 24 години.',
    button: 'Підтвердити адресу',
  },
  password: {
    subject: 'Новий пароль — Sytno',
    body: 'Хтось попросив новий пароль до вашого акаунта в Sytno.\n\nЯкщо це були ви, задайте його за посиланням. Воно діє одну годину й лише один раз.',
    button: 'Задати новий пароль',
  },
  passwordChanged: {
    subject: 'Пароль змінено — Sytno',
    body: 'Пароль до вашого акаунта в Sytno щойно змінили, і всі пристрої вийшли з нього.\n\nЯкщо це були не ви, одразу попросіть новий пароль.',
    button: 'Попросити новий пароль',
  },
  'application.received': {
    subject: 'Нова заявка на курс «{course}» — Sytno',
    body: '{person} хоче взяти участь у вашому курсі «{course}».\n\nПрийняти або відхилити заявку можна на сторінці курсу.',
    button: 'Переглянути заявку',
  },
  'application.pending': {
    subject: 'Заявку на курс «{course}» надіслано — Sytno',
    body: 'Ми отримали вашу заявку на курс «{course}».\n\nФахівець розгляне її, і ми одразу напишемо вам.',
    button: 'Перейти до курсу',
  },
  'application.accepted': {
    subject: 'Вас прийнято на курс «{course}» — Sytno',
    body: 'Вашу заявку на курс «{course}» прийнято.\n\nМеню й завдання курсу чекають на його сторінці.',
    button: 'Перейти до курсу',
  },
  'application.rejected': {
    subject: 'Заявку на курс «{course}» відхилено — Sytno',
    body: 'На жаль, вашу заявку на курс «{course}» відхилено.\n\nПричина: {reason}\n\nВи можете подати заявку знову або вибрати інший курс.',
    button: 'Перейти до курсу',
  },
  'message.answered': {
    subject: 'Відповідь на ваше повідомлення — Sytno',
    body: 'Ви писали нам: «{question}»\n\nВідповідь адміністратора:\n\n{answer}',
    button: 'Відкрити Sytno',
  },
  'nutrition.set': {
    subject: 'Числа для «{food}» уже є — Sytno',
    body: 'Ви написали в рецепті інгредієнт «{food}», якого ще не було в каталозі.\n\nАдміністратор додав його харчову цінність. Перераховано: {recipes}.',
    button: 'Переглянути',
  },
  'nutrition.refused': {
    subject: 'Інгредієнт «{food}» не додано до каталогу — Sytno',
    body: 'Ви написали інгредієнт «{food}» у рецепті: {recipes}.\n\nАдміністратор не додав його до каталогу.\n\nПричина: {reason}\n\nНазвіть інгредієнт точніше або виберіть його з каталогу, і цінність страви буде повною.',
    button: 'Виправити рецепт',
  },
  'recipe.published': {
    subject: 'Рецепт «{recipe}» опубліковано — Sytno',
    body: 'Ваш рецепт «{recipe}» переглянуто й опубліковано: тепер його знайдуть усі.',
    button: 'Переглянути рецепт',
  },
  'recipe.returned': {
    subject: 'Рецепт «{recipe}» повернуто — Sytno',
    body: 'Ваш рецепт «{recipe}» переглянуто, але ще не опубліковано.\n\nПричина: {reason}\n\nВиправте його й попросіть ще раз.',
    button: 'Відкрити рецепт',
  },
  'recipe.withdrawn': {
    subject: 'Рецепт «{recipe}» знято з публікації — Sytno',
    body: 'Після скарг читачів ваш рецепт «{recipe}» знято з публікації. Він лишається вашим.\n\nПричина: {reason}\n\nВиправте його й попросіть ще раз.',
    button: 'Відкрити рецепт',
  },
  'template.published': {
    subject: 'Шаблон «{template}» опубліковано — Sytno',
    body: 'Ваш шаблон «{template}» перевірено й опубліковано: тепер його знаходять усі.',
    button: 'Переглянути шаблон',
  },
  'template.returned': {
    subject: 'Шаблон «{template}» повернуто — Sytno',
    body: 'Ваш шаблон «{template}» перевірено, але ще не опубліковано.\n\nПричина: {reason}\n\nВиправте його й надішліть ще раз.',
    button: 'Відкрити шаблон',
  },
  'template.withdrawn': {
    subject: 'Шаблон «{template}» знято з публікації — Sytno',
    body: 'Ваш шаблон «{template}» знято з публікації. Він лишається вашим.\n\nПричина: {reason}\n\nВиправте його й надішліть ще раз.',
    button: 'Відкрити шаблон',
  },
  'report.kept': {
    subject: 'Ваша скарга на «{recipe}» — Sytno',
    body: 'Дякуємо за скаргу на рецепт «{recipe}». Ми його переглянули, рецепт лишається.',
    button: 'Переглянути рецепт',
  },
  'report.withdrawn': {
    subject: 'Ваша скарга на «{recipe}» — Sytno',
    body: 'Дякуємо за скаргу на рецепт «{recipe}». Ми його переглянули й зняли з публікації.',
    button: 'До рецептів',
  },
  /** Below the button, for readers whose program shows none. */
  byHand: 'Якщо кнопка не працює, відкрийте цю адресу:',
  ignore: 'Якщо ви цього не просили, просто не зважайте на цей лист.',
};

/** What every language must have. */
export type MailTexts = typeof uk;
