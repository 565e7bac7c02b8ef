import type { SameKeys } from '@sytno/kit';
import type { uk } from './import.uk';

export const en: SameKeys<typeof uk> = {
  title: 'Import a recipe',
  lead: 'Paste a link: we read the page, and you look the recipe over before it is saved.',
  back: 'To the recipes',
  another: 'Another link',
  again: 'Try again',
  failed: 'That did not work. Try again.',
  canLeave: 'You may go on: the import continues, and you will find it here.',
  untitled: 'Untitled',
  ownText: 'Your text',
  missing: {
    title: 'There is no such import',
    text: 'Imports are kept for 30 days. Paste the link again.',
  },
  steps: {
    queue: 'Waiting for its turn',
    fetch: 'Opening the page',
    read: 'Looking for the recipe',
    picture: 'Fetching the picture',
  },
  link: {
    example: 'https://',
    label: 'Link to a recipe',
    hint: 'A page of any site, up to 5 MB.',
    go: 'Import',
  },
  text: {
    open: 'Paste a text or a saved page',
    label: 'Text of the recipe, or the source of the page',
    hint: 'The name, the ingredients one a line, then the cooking.',
    read: 'Read the text',
  },
  file: {
    hint: 'Save the page in your browser (Ctrl+S) and drop the file here.',
    choose: 'Choose a file',
  },
  wrong: {
    address: 'This is not the address of a page.',
    large: 'This is too much: paste the recipe alone.',
    file: {
      kind: 'An .html or .txt file is wanted.',
      large: 'This file is too large: at most 30 MB.',
      empty: 'There is no text in this file.',
    },
  },
  unsaved: { title: 'Not saved yet' },
  hosts: {
    title: 'Read well',
    text: 'Recipes of these sites were imported without trouble lately.',
  },
  answers: {
    blocked: {
      title: '{{host}} does not show us this page',
      text: 'The site opens it to people in a browser alone. Open the page, copy the recipe and paste it below.',
    },
    none: {
      title: 'No recipe was found',
      text: 'There is neither a list of ingredients nor steps on this page. If the recipe is there, copy its text and paste it below.',
      ofText:
        'There is neither a list of ingredients nor steps in this text. Put each ingredient on a line of its own.',
    },
    duplicate: {
      title: 'You have this recipe already: “{{name}}”',
      text: 'You imported this page before. Open your recipe, update it from the page, or make another one.',
    },
    removed: {
      title: 'The recipe of this page was deleted in the meantime',
      text: 'Import the link again.',
    },
    large: {
      title: 'The page is too large',
      text: 'It is larger than 5 MB. Copy the recipe itself and paste it below.',
    },
    'no-page': {
      title: 'This link leads to no page',
      text: 'There is another kind of file: a document, a picture or a video. A link to a page with the recipe is wanted.',
    },
    gone: {
      title: 'There is no such page',
      text: 'The site says that there is nothing at this address. Check the link.',
    },
    slow: {
      title: '{{host}} did not answer within 15 seconds',
      text: 'Try a little later, or paste the text of the recipe.',
    },
    unreachable: {
      title: '{{host}} does not open',
      text: 'The site could not be reached. Check the address, try later, or paste the text of the recipe.',
    },
    forbidden: {
      title: 'We do not open this address',
      text: 'It does not lead to the open internet. A link that opens for everybody is wanted.',
    },
    busy: {
      title: 'Too much is being read from {{host}}',
      text: 'So as not to burden the site we do not ask it too often. Try in a minute.',
    },
    failed: {
      title: 'The page could not be read',
      text: 'This is our fault. Try again, or paste the text of the recipe.',
    },
    cancelled: {
      title: 'The import was called off',
      text: 'Nothing was saved.',
    },
  },
  duplicate: { open: 'Open the recipe', update: 'Update it from the page', copy: 'Make another one' },
  parts: {
    title: 'name',
    ingredients: 'ingredients',
    steps: 'steps',
    description: 'description',
    category: 'category',
    servings: 'servings',
    time: 'time',
    picture: 'picture',
  },
  review: {
    title: 'Look the recipe over',
    partial: 'Draft of a recipe',
    lead: 'Compare it with the page: put the marked lines right, and check the rest.',
    updateLead: 'Your recipe was filled anew from the page. It changes only when you save.',
    saved: 'This import is saved already.',
    missingMain: 'The page lacks a main part: {{parts}}.',
    missing: 'Not on the page: {{parts}}. Add what you know.',
  },
  original: {
    title: 'On the page',
    ofText: 'In your text',
    open: 'Show what was found',
    sure: 'All lines are understood.',
    unsure_one: '{{count}} line wants attention',
    unsure_few: '{{count}} lines want attention',
    unsure_many: '{{count}} lines want attention',
    unsure_other: '{{count}} lines want attention',
    next: 'Show',
    name: 'Name',
    author: 'Author',
    yields: 'Makes',
    prep: 'Preparation',
    cook: 'Cooking',
    total: 'In all',
    minutes_one: '{{count}} minute',
    minutes_few: '{{count}} minutes',
    minutes_many: '{{count}} minutes',
    minutes_other: '{{count}} minutes',
    ingredients: 'Ingredients',
    steps: 'Cooking',
    several_one: 'There is {{shown}} recipe on the page.',
    several_few: 'There are {{shown}} recipes on the page; the main one was read.',
    several_many: 'There are {{shown}} recipes on the page; the main one was read.',
    several_other: 'There are {{shown}} recipes on the page; the main one was read.',
    lineSure: 'Understood',
    lineUnsure: 'Wants attention',
  },
};
