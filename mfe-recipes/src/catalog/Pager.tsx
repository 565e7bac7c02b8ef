import { useTexts } from '@sytno/kit';
import { QuietButton, space } from '@sytno/kit/ui';
import { styled } from 'styled-components';

const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(4)};
  margin-top: ${space(6)};
`;

/** Ways to the pages beside this one; nothing where there is one page. A step leads back up to the heading. */
export function Pager(props: { page: number; pages: number; onPage: (page: number) => void }) {
  const { t } = useTexts('recipes');
  const { page, pages } = props;
  if (pages <= 1) return null;
  const step = (to: number) => () => {
    props.onPage(to);
    document.querySelector<HTMLElement>('[data-page-title]')?.focus();
  };
  return (
    <Pages aria-label={t('catalog.pages')}>
      <QuietButton disabled={page <= 1} onClick={step(page - 1)}>
        {t('catalog.previous')}
      </QuietButton>
      <span>{t('catalog.page', { page, pages })}</span>
      <QuietButton disabled={page >= pages} onClick={step(page + 1)}>
        {t('catalog.next')}
      </QuietButton>
    </Pages>
  );
}
