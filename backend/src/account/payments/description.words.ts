import type { Payment } from './payment.entity';

const WORDS: Readonly<Record<string, Readonly<Record<Payment['plan'], string>> & { months: string }>> = {
  uk: { premium: 'Sytno, преміум', expert: 'Sytno, тариф нутриціолога', months: 'місяців' },
  ru: { premium: 'Sytno, премиум', expert: 'Sytno, тариф нутрициолога', months: 'месяцев' },
  en: { premium: 'Sytno, premium', expert: 'Sytno, the nutritionist’s tariff', months: 'months' },
};

/** What an order is called at a provider: "Sytno, premium, months: 3, № 12". */
export function descriptionOf({ plan, months, number }: Payment, language: string): string {
  const words = WORDS[language] ?? WORDS['uk'];
  return `${words?.[plan] ?? ''}, ${words?.months ?? ''}: ${String(months)}, № ${String(number)}`;
}
