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
  'household.joined': {
    subject: '{person} у вашій родині — Sytno',
    body: '{person} тепер у родині за вашим запрошенням. Відтепер у вас спільне меню й спільні списки покупок.',
    button: 'Переглянути родину',
  },
  'household.left': {
    subject: '{person} більше не в родині — Sytno',
    body: '{person} більше не з вами в родині. Меню й списки лишаються, як були.',
    button: 'Переглянути родину',
  },
  'household.removed': {
    subject: 'Ви більше не в спільній родині — Sytno',
    body: 'Це рішення господаря: {person}. У вас лишається копія меню від сьогодні та відкритих списків.',
    button: 'Переглянути свою родину',
  },
  'household.owner': {
    subject: 'Родина тепер ваша — Sytno',
    body: '{person} передає вам родину. Тепер ви вирішуєте, хто в ній; для меню й списків діють ваш часовий пояс і ваш доступ.',
    button: 'Переглянути родину',
  },
  'household.handed': {
    subject: 'Ви передали родину — Sytno',
    body: 'Господар родини тепер {person}. Ви лишаєтеся в ній і плануєте, як раніше.',
    button: 'Переглянути родину',
  },
  'premium.trial': {
    subject: 'Пробний період почався — Sytno',
    body: 'Преміум відкрито. Днів: {days}.\n\nГроші не списуються: період закінчиться сам.',
    button: 'Переглянути підписку',
  },
  'premium.paid': {
    subject: 'Оплату отримано, {order} — Sytno',
    body: 'Дякуємо. Замовлення {order} оплачено. Додано днів: {days}.',
    button: 'Переглянути підписку',
  },
  'premium.claimed': {
    subject: 'Перевіряємо оплату, {order} — Sytno',
    body: 'Ви повідомили, що оплатили замовлення {order}.\n\nАдміністратор зарахує дні вручну протягом доби. Якщо ми не встигнемо, ви отримаєте два тижні преміуму безкоштовно.',
    button: 'Відкрити замовлення',
  },
  'premium.fallback': {
    subject: 'Два тижні преміуму безкоштовно — Sytno',
    body: 'Ми не встигли перевірити замовлення {order} за добу. Додано днів безкоштовно: {days}.\n\nКоли оплату буде знайдено, додамо решту.',
    button: 'Переглянути підписку',
  },
  'premium.credited': {
    subject: 'Дні преміуму зараховано, {order} — Sytno',
    body: 'Адміністратор зарахував вручну дні за замовленням {order}. Додано днів: {days}.\n\nПояснення: {reason}',
    button: 'Переглянути підписку',
  },
  'premium.declined': {
    subject: 'Оплату не знайдено, {order} — Sytno',
    body: 'Адміністратор не знайшов оплати за замовленням {order}. Дні, які ви вже отримали, лишаються вашими.\n\nПричина: {reason}',
    button: 'Відкрити замовлення',
  },
  'premium.refunded': {
    subject: 'Гроші повертаються, {order} — Sytno',
    body: 'Оплату замовлення {order} повернуто. Знято днів: {days}.\n\nПричина: {reason}',
    button: 'Переглянути підписку',
  },
  'premium.given': {
    subject: 'Вам додано дні преміуму — Sytno',
    body: 'Адміністратор додав днів: {days}.\n\nПричина: {reason}',
    button: 'Переглянути підписку',
  },
  'premium.taken': {
    subject: 'Знято дні преміуму — Sytno',
    body: 'Адміністратор зняв днів: {days}.\n\nПричина: {reason}',
    button: 'Переглянути підписку',
  },
  'premium.ending': {
    subject: 'Преміум скоро закінчиться — Sytno',
    body: 'Останній день преміуму: {until}.\n\nПеріод не поновлюється сам. Якщо продовжити зараз, дні додадуться до тих, що лишилися.',
    button: 'Продовжити',
  },
  'premium.ended': {
    subject: 'Преміум закінчився — Sytno',
    body: 'Останній день преміуму був {until}. Рецепти, меню і списки лишаються у вас.',
    button: 'Переглянути підписку',
  },
  'payment.waiting': {
    subject: 'Чекає на зарахування: {order} — Sytno',
    body: '{person} повідомляє про оплату замовлення {order}. Дні обіцяно протягом доби.',
    button: 'Відкрити оплати',
  },
  'expert.checked': {
    subject: 'Ваше підтвердження перевірено — Sytno',
    body: 'Ваше підтвердження перевірено.\n\nТепер про це сказано на вашій сторінці.',
    button: 'Відкрити свою сторінку',
  },
  'expert.returned': {
    subject: 'Ваше підтвердження повернули — Sytno',
    body: 'Ваше підтвердження повернули.\n\nПричина: {reason}',
    button: 'Відкрити свою сторінку',
  },
  'group.joined': {
    subject: '{person} — у групі «{group}» — Sytno',
    body: '{person} — у групі «{group}».\n\nЗа вашим посиланням.',
    button: 'Відкрити групу',
  },
  'group.added': {
    subject: '{person} запрошує вас до групи «{group}» — Sytno',
    body: '{person} запрошує вас до групи «{group}».\n\nВаш курс триває там. Що побачить експерт, вирішуєте ви.',
    button: 'Відкрити групу',
  },
  'group.removed': {
    subject: 'Ви більше не в групі «{group}» — Sytno',
    body: 'Ви більше не в групі «{group}».\n\nЕксперт уже нічого вашого не бачить.',
    button: 'До ваших груп',
  },
  'targets.proposed': {
    subject: '{person} пропонує вам цілі — Sytno',
    body: '{person} пропонує вам цілі.\n\nВони стануть вашими, лише коли ви погодитеся.',
    button: 'Переглянути',
  },
  'targets.accepted': {
    subject: '{person} приймає ваші цілі — Sytno',
    body: '{person} приймає ваші цілі.\n\nДні тепер порівнюються з ними.',
    button: 'Відкрити',
  },
  'targets.refused': {
    subject: '{person} відхиляє ваші цілі — Sytno',
    body: '{person} відхиляє ваші цілі.\n\n«{reason}»',
    button: 'Відкрити',
  },
  'week.proposed': {
    subject: '{person} має для вас тиждень — Sytno',
    body: '{person} має для вас тиждень.\n\n«{week}»: візьміть цілим чи днями або відмовтеся.',
    button: 'Переглянути',
  },
  'week.accepted': {
    subject: '{person} бере ваш тиждень — Sytno',
    body: '{person} бере ваш тиждень.\n\n«{week}» тепер у меню.',
    button: 'Відкрити',
  },
  'week.refused': {
    subject: '{person} відмовляється від тижня — Sytno',
    body: '{person} відмовляється від тижня.\n\n«{week}»: {reason}',
    button: 'Відкрити',
  },
  'day.commented': {
    subject: '{person} пише про {day} — Sytno',
    body: '{person} пише про {day}.\n\n{comment}',
    button: 'Відкрити групу',
  },
  /** Below the button, for readers whose program shows none. */
  byHand: 'Якщо кнопка не працює, відкрийте цю адресу:',
  /** The link that ends reminders. */
  off: 'Не надсилати нагадувань',
  ignore: 'Якщо ви цього не просили, просто не зважайте на цей лист.',
};

/** What every language must have. */
export type MailTexts = typeof uk;
