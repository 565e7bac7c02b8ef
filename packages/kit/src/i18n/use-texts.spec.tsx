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

  test('are in each namespace and instance their own, and stay when one of two parts leaves', async () => {
    const instanceOf = async (word: string) => {
      const i18n = createInstance();
      const resources = {
        uk: { part: { word }, other: { word: `${word} інше` } },
        ru: { part: { word: `${word} ру` }, other: { word: `${word} другое` } },
      };
      await i18n.use(initReactI18next).init({ lng: 'uk', resources });
      return i18n;
    };
    function Part({ name }: { name: string }) {
      const { t, lng } = useTexts(name);
      return <p>{`${lng} ${t('word')};`}</p>;
    }
    const [first, second] = [await instanceOf('раз'), await instanceOf('два')];
    const page = (both: boolean) => (
      <>
        <I18nextProvider i18n={first}>
          {both && <Part name="part" />}
          <Part name="other" />
        </I18nextProvider>
        <I18nextProvider i18n={second}>
          <Part name="part" />
        </I18nextProvider>
      </>
    );
    const { container, rerender } = render(page(true));
    expect(container.textContent).toBe('uk раз;uk раз інше;uk два;');
    rerender(page(false));
    await act(() => first.changeLanguage('ru'));
    expect(container.textContent).toBe('ru раз другое;uk два;');
  });
});
