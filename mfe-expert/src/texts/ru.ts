import type { SameKeys } from '@sytno/kit';
import type { uk } from './uk';

export const ru: SameKeys<typeof uk> = {
  courses: {
    title: 'Курсы',
    lead: 'Готовое меню на каждую неделю и специалист рядом.',
    by: 'Ведёт {{name}}',
    starts: 'Начало {{day}}',
    weeks_one: '{{count}} неделя',
    weeks_few: '{{count}} недели',
    weeks_many: '{{count}} недель',
    weeks_other: '{{count}} недели',
    seats_one: '{{count}} свободное место',
    seats_few: '{{count}} свободных места',
    seats_many: '{{count}} свободных мест',
    seats_other: '{{count}} свободного места',
    application: { pending: 'Заявка отправлена', accepted: 'Заявка принята', rejected: 'Заявка отклонена' },
    emptyTitle: 'Курсов пока нет',
    emptyText: 'Когда специалист откроет набор, курс появится здесь.',
  },
};
