export const uk = {
  courses: {
    title: 'Курси',
    lead: 'Готове меню на кожен тиждень і фахівець поруч.',
    by: 'Веде {{name}}',
    starts: 'Початок {{day}}',
    weeks_one: '{{count}} тиждень',
    weeks_few: '{{count}} тижні',
    weeks_many: '{{count}} тижнів',
    weeks_other: '{{count}} тижня',
    seats_one: '{{count}} вільне місце',
    seats_few: '{{count}} вільні місця',
    seats_many: '{{count}} вільних місць',
    seats_other: '{{count}} вільного місця',
    application: { pending: 'Заявку надіслано', accepted: 'Заявку прийнято', rejected: 'Заявку відхилено' },
    emptyTitle: 'Курсів поки немає',
    emptyText: 'Коли фахівець відкриє набір, курс з’явиться тут.',
  },
};
