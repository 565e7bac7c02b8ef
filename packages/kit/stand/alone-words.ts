/** Words of a developer's own page: nobody else sees them. */
export const ALONE_WORDS = {
  server: (address: string) => `alone, with the answers of ${address}`,
  samples: 'alone, with sample answers that keep the contract',
  page: 'Page',
  language: 'Language',
  account: 'Seen by',
  nobody: 'Nobody',
  broke: 'The section threw while it was rendered',
  elsewhere: 'This page is another section’s',
  elsewhereMore: 'It is shown in the whole product: npm run dev, or the override of a running shell.',
  back: 'Back to the section',
};

/** The demo's accounts; their password is public. */
export const DEMO_ACCOUNTS = ['premium', 'free', 'expert', 'admin'].map((name) => `${name}@sytno.example`);
export const DEMO_PASSWORD = 'sytno-demo';
