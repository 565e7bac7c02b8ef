/**
 * Every module that sections share. An eager share provides only what the shell itself imports, so each
 * promised name stands here; the tooling's `shared` table has the same list, and a spec compares them.
 */
import '@sytno/kit';
import '@sytno/kit/router';
import '@sytno/kit/routes';
import '@sytno/kit/ui';
import '@tanstack/react-query';
import 'jotai';
import 'jotai/react';
import 'jotai/vanilla';
import 'jotai/vanilla/internals';
import 'react';
import 'react-dom';
import 'react-dom/client';
import 'react/jsx-runtime';
import 'styled-components';

/** After this long of rest the parts that come later are fetched too, so that no press has to wait for them. */
const REST_MS = 4_000;

window.addEventListener(
  'load',
  () => {
    setTimeout(() => {
      // Whoever needs them asks again and is told of a failure.
      import('@sytno/kit/ui-more').catch(() => undefined);
    }, REST_MS);
  },
  { once: true },
);
