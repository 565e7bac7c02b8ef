import { TERMS_VERSION } from '@sytno/domain';
import type { oferta as uk } from './oferta.uk';

export const oferta: typeof uk = {
  title: 'Public offer agreement',
  lead: 'The terms on which {provider} offers you Sytno, and what becomes of your data.',
  version: TERMS_VERSION,
  sections: [
    {
      id: 'terms',
      title: 'What this agreement is about',
      points: [
        '{provider} (“we”) offers this agreement to everybody who uses Sytno (“you”). Sytno helps you to plan a menu from recipes, to work out its calories and cost, and to put together a shopping list.',
        'You may use Sytno if you are 18 or older. By making an account you confirm that you are.',
        'You accept the agreement by ticking the consent when you sign up. Payment also counts as acceptance of the edition in force. We keep which edition you accepted, when and in which language; when there is a new one, we ask again.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      points: [
        'One person has one account. Do not pass your password on: family and everybody who eats with you can be added to your household.',
        'You answer for what is done from your account. If somebody learned your password, change it at once: all devices will be signed out.',
        'We may restrict an account that troubles others, breaks somebody’s rights or harms the service. We will say why.',
      ],
    },
    {
      id: 'content',
      title: 'Your recipes and other material',
      points: [
        'What you make stays yours. You give us a non-exclusive licence to keep, show, translate and adapt it as far as running the service needs.',
        'Private material is seen by you and your household alone. Published material is reviewed by an administrator and open to all users.',
        'Publish only what you have the right to: your own words and your own photos. The link to a source stays with the recipe.',
      ],
    },
    {
      id: 'payment',
      title: 'Premium and payment',
      points: [
        'Premium is paid in advance for one month, three months, six months or a year. A period never renews by itself.',
        'Days are credited once the payment is confirmed. Confirmation by hand takes up to a day; if the days are not credited by then, you get two weeks of premium free.',
        'The premium trial lasts 14 days and is given to a person once.',
        'When you activate the nutritionist function, your tariff becomes more expensive and the remaining days are recalculated. You see the result before you confirm.',
      ],
    },
    {
      id: 'food',
      title: 'Figures, health and allergens',
      points: [
        'Calories, nutrients and prices are estimates from food tables. Real values depend on the product and on how it is cooked.',
        'Marks for allergens and diets help you choose but do not replace the label. With an allergy, read the ingredients every time.',
        'Sytno gives no medical advice, and neither do the experts of its courses. If you are ill, pregnant or breast-feeding, or have an eating disorder, ask your doctor before you change what you eat.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability and disputes',
      points: [
        'Our liability is capped at the larger of two sums: 1,000 hryvnias, or what you paid us in the last six months. The cap does not apply where the law forbids it.',
        'A claim under this agreement can be made within one year of the day you learned of its cause.',
        'The law of Ukraine applies, and the courts of Ukraine hear disputes. Write to us first: a letter settles most matters.',
        'Neither side answers for what force majeure prevented. When it lasts over three months, either side may terminate the agreement.',
        'You may stop using Sytno at any time. We announce changes of this agreement in advance.',
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      points: [
        'The service is provided by {provider}. Write to {contact} or use “Message to administrator”.',
      ],
    },
    {
      id: 'privacy',
      title: 'Your data',
      points: [
        'What we keep and why: your e-mail and password (only its hash) to know you; name, country, language and time zone to show the right days, prices and words; targets, menu, lists, recipes and household because they are the service; applications to courses so that an expert can answer; messages to the administrator so that we can answer; a log of sign-ins and errors to keep the service safe.',
        'Weight, allergies, goals and measurements are health data. They are optional, kept only with a separate consent of yours, and deleted when you withdraw it.',
        'In your browser we keep only what the service needs: user (your sign-in), profile and profile_data (so that a page does not begin empty), lng (the language), phone_list (the sign-in of the grocery list on a phone), the theme and the state of the side menu you chose, and sytno.draft, a recipe that you are writing and have not saved (until you save it or throw it away, at most 30 days). Until the tab is closed it also remembers the e-mail address you began to type, the page you were going to the recipe steps you ticked, and the day on which your account goes when you asked to delete it (sytno.leaving). We do not track you and show no adverts of other networks, so there is no cookie banner.',
        'Who else sees your data: members of your household see the shared menu and lists; an expert whose course accepted you sees your application, and anything else only with your consent; the payment provider sees what a payment needs. We neither see nor keep card data. We sell data to nobody.',
        'For how long: while the account exists. One-time links in e-mails work from an hour to a day. Records of payments are kept as long as the law demands.',
        'In your profile you can take a copy of your data, correct it or delete your account. It goes 14 days after you asked; until then signing in keeps it. Published recipes and templates are taken down or stay without your name, as you choose. Or write to {contact}.',
        'If you think that we break your rights, you can turn to the Ukrainian Parliament Commissioner for Human Rights or to the data protection authority of your country.',
      ],
    },
  ],
};
