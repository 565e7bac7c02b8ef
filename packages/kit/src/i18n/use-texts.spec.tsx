import { describe, expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { useTexts, type Texts } from './use-texts';

describe('the texts of a namespace', () => {
  test('are asked by one function as long as the language is the same', async () => {
    const i18n = createInstance();
    const resources = { uk: { part: { word: 'слово' } }, en: { part: { word: 'word' } } };
    await i18n.use(initReactI18next).init({ lng: 'uk', resources });
    const seen: Texts[] = [];
    function Part() {
      const { t } = useTexts('part');
      seen.push(t);
      return <p>{t('word')}</p>;
    }
    const page = () => (
      <I18nextProvider i18n={i18n}>
        <Part />
      </I18nextProvider>
    );
    const { container, rerender } = render(page());
    rerender(page());
    expect(seen.length).toBeGreaterThan(1);
    expect(new Set(seen).size).toBe(1);
    await act(() => i18n.changeLanguage('en'));
    expect(container.textContent).toBe('word');
    expect(new Set(seen).size).toBe(2);
  });
});
