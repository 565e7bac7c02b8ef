import type { Texts } from '@sytno/domain';

interface DemoLesson {
  readonly title: Texts;
  readonly text: Texts;
  readonly tasks: readonly Texts[];
}

/** What the demo course teaches, week by week. */
export const DEMO_LESSONS: readonly DemoLesson[] = [
  {
    title: { uk: 'Тарілка, якої вистачає', ru: 'Тарелка, которой хватает', en: 'A plate that is enough' },
    text: {
      uk: 'Цього тижня ми нічого не рахуємо. Подивіться на свою тарілку: половину нехай займають овочі, чверть — крупа, картопля чи хліб, ще чверть — риба, м’ясо, яйця або бобові.\n\nУ меню тижня кожен обід складено саме так. Якщо якийсь продукт вам не смакує, замініть страву рівноцінною, коли братимете меню до свого плану.\n\nГотуйте каші та бульйон із запасом: у середу вони заощадять вам пів години.',
      ru: 'На этой неделе мы ничего не считаем. Посмотрите на свою тарелку: половину пусть занимают овощи, четверть — крупа, картофель или хлеб, ещё четверть — рыба, мясо, яйца или бобовые.\n\nВ меню недели каждый обед составлен именно так. Если какой-то продукт вам не по вкусу, замените блюдо равноценным, когда будете брать меню в свой план.\n\nГотовьте каши и бульон с запасом: в среду они сэкономят вам полчаса.',
      en: 'This week we count nothing. Look at your plate: let vegetables take half of it, grains, potatoes or bread a quarter, and fish, meat, eggs or pulses the last quarter.\n\nEach midday meal of this week’s menu is made like that. If you do not like something, swap the dish for an equal one while you take the menu into your plan.\n\nCook more porridge and stock than you need: on Wednesday they save you half an hour.',
    },
    tasks: [
      {
        uk: 'Взяти меню тижня до свого плану',
        ru: 'Взять меню недели в свой план',
        en: 'Take the week’s menu into your plan',
      },
      {
        uk: 'Скласти список покупок і сходити до крамниці один раз',
        ru: 'Составить список покупок и сходить в магазин один раз',
        en: 'Make the shopping list and go to the shop once',
      },
      {
        uk: 'Тричі за тиждень поставити на стіл овочі першими',
        ru: 'Три раза за неделю подать овощи первыми',
        en: 'Serve vegetables first on three days',
      },
    ],
  },
  {
    title: { uk: 'Сніданок без поспіху', ru: 'Завтрак без спешки', en: 'A breakfast without haste' },
    text: {
      uk: 'Найлегше зберегти звичку там, де менше рішень. Виберіть два сніданки, які готові за десять хвилин, і чергуйте їх.\n\nВівсянку, сирники й запіканку можна підготувати звечора. У рецептах цього тижня зазначено, що зробити заздалегідь: подивіться на сторінці плану, що треба замочити чи дістати з морозильника.\n\nЯкщо вранці зовсім не хочеться їсти, це теж нормально: перенесіть сніданок на перекус.',
      ru: 'Легче всего сохранить привычку там, где меньше решений. Выберите два завтрака, которые готовы за десять минут, и чередуйте их.\n\nОвсянку, сырники и запеканку можно подготовить с вечера. В рецептах этой недели указано, что сделать заранее: посмотрите на странице плана, что надо замочить или достать из морозилки.\n\nЕсли утром совсем не хочется есть, это тоже нормально: перенесите завтрак на перекус.',
      en: 'A habit is easiest to keep where there is little to decide. Choose two breakfasts that are ready in ten minutes and take turns.\n\nOatmeal, syrnyky and the casserole can be prepared in the evening. This week’s recipes say what is done ahead: the plan’s page shows what to soak or to take out of the freezer.\n\nIf you cannot eat in the morning at all, that is fine too: make the breakfast your snack.',
    },
    tasks: [
      {
        uk: 'Підготувати сніданок звечора двічі',
        ru: 'Подготовить завтрак с вечера дважды',
        en: 'Prepare breakfast in the evening twice',
      },
      {
        uk: 'Записати два сніданки, які подобаються всім удома',
        ru: 'Записать два завтрака, которые нравятся всем дома',
        en: 'Write down two breakfasts that everybody at home likes',
      },
    ],
  },
  {
    title: { uk: 'Риба, бобові й гроші', ru: 'Рыба, бобовые и деньги', en: 'Fish, pulses and money' },
    text: {
      uk: 'Білок не мусить бути дорогим. Сочевиця, квасоля, яйця та хек дають стільки ж білка, скільки м’ясо, а коштують менше.\n\nЦього тижня двічі риба й двічі бобові. Подивіться на вартість дня у своєму плані та порівняйте з минулим тижнем.\n\nБобові легше переносити, якщо вводити їх потроху й добре замочувати.',
      ru: 'Белок не обязан быть дорогим. Чечевица, фасоль, яйца и хек дают столько же белка, сколько мясо, а стоят меньше.\n\nНа этой неделе дважды рыба и дважды бобовые. Посмотрите на стоимость дня в своём плане и сравните с прошлой неделей.\n\nБобовые легче переносить, если вводить их понемногу и хорошо замачивать.',
      en: 'Protein need not be dear. Lentils, beans, eggs and hake have as much of it as meat and cost less.\n\nThis week there is fish twice and pulses twice. Look at what a day costs in your plan and compare it with last week.\n\nPulses sit easier when you begin with little and soak them well.',
    },
    tasks: [
      {
        uk: 'Приготувати рибу за одним із рецептів тижня',
        ru: 'Приготовить рыбу по одному из рецептов недели',
        en: 'Cook fish by one of the week’s recipes',
      },
      {
        uk: 'Порівняти вартість двох тижнів',
        ru: 'Сравнить стоимость двух недель',
        en: 'Compare what two weeks cost',
      },
    ],
  },
  {
    title: { uk: 'Далі самі', ru: 'Дальше сами', en: 'On your own from here' },
    text: {
      uk: 'Останній тиждень — про те, як планувати без курсу. Візьміть меню лише на будні, а вихідні складіть самі з того, що сподобалося.\n\nЗбережіть удалий тиждень як власний шаблон: наступного місяця він знову стане планом за хвилину.\n\nЯкщо щось не виходить, напишіть: часто досить змінити одну річ, а не всі.',
      ru: 'Последняя неделя — о том, как планировать без курса. Возьмите меню только на будни, а выходные составьте сами из того, что понравилось.\n\nСохраните удачную неделю как собственный шаблон: в следующем месяце он снова станет планом за минуту.\n\nЕсли что-то не получается, напишите: часто достаточно изменить одну вещь, а не все.',
      en: 'The last week is about planning without a course. Take the menu for the working days only and make the weekend yourself out of what you liked.\n\nKeep a good week as a template of your own: next month it becomes a plan again in a minute.\n\nIf something does not work, write: often it is enough to change one thing, not all.',
    },
    tasks: [
      {
        uk: 'Скласти вихідні самостійно',
        ru: 'Составить выходные самостоятельно',
        en: 'Make the weekend’s menu yourself',
      },
      {
        uk: 'Зберегти вдалий тиждень як шаблон',
        ru: 'Сохранить удачную неделю как шаблон',
        en: 'Keep a good week as a template',
      },
      {
        uk: 'Написати, що змінилося за місяць',
        ru: 'Написать, что изменилось за месяц',
        en: 'Write what has changed in a month',
      },
    ],
  },
];
