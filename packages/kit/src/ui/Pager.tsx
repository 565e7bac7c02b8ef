import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { formatNumber } from '../format/format';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';
import { color, eases, RADIUS, space, TYPE, upTo } from '../theme/tokens';
import { IconButton } from './IconButton';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  margin-top: ${space(6)};
`;

const Page = styled.button`
  min-width: 44px;
  height: 44px;
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${RADIUS.control};
  background: none;
  color: ${color('quiet')};
  font: ${TYPE.strong};
  cursor: pointer;
  ${eases('background-color', 'color')}
  &:hover {
    background: ${color('sunken')};
    color: ${color('text')};
  }
  &[aria-current] {
    background: ${color('beet-tint')};
    color: ${color('beet')};
  }
  /* A phone has room for the open one alone; the arrows lead on. */
  ${upTo('xs')} {
    &:not([aria-current]) {
      display: none;
    }
  }
`;

const Gap = styled.span`
  min-width: ${space(4)};
  color: ${color('faint')};
  text-align: center;
  ${upTo('xs')} {
    display: none;
  }
`;

/** "/ 12", on phones only. */
const Whole = styled.span`
  display: none;
  padding-inline: ${space(1)} ${space(2)};
  color: ${color('quiet')};
  ${upTo('xs')} {
    display: inline;
  }
`;

/** Page after page of a long list; pages count from 1. Nothing at all while there is one page. */
export function Pager(props: { page: number; pages: number; onPage: (page: number) => void }) {
  const { t, lng } = useTexts(KIT_TEXTS);
  const { page, pages, onPage } = props;
  if (pages < 2) return null;
  return (
    <Row aria-label={t('parts.pager.label')}>
      <IconButton
        aria-label={t('parts.pager.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft size={20} aria-hidden />
      </IconButton>
      {pagesAround(page, pages).map((one, index) =>
        one === null ? (
          <Gap key={`gap-${String(index)}`} aria-hidden>
            …
          </Gap>
        ) : (
          <Page
            key={one}
            type="button"
            aria-label={t('parts.pager.page', { page: formatNumber(one, lng) })}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onPage(one)}
          >
            {formatNumber(one, lng)}
          </Page>
        ),
      )}
      <Whole>{`/ ${formatNumber(pages, lng)}`}</Whole>
      <IconButton
        aria-label={t('parts.pager.next')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight size={20} aria-hidden />
      </IconButton>
    </Row>
  );
}

/** The pages to offer: the ends and the neighbours, at most five numbers; null where some are left out. */
export function pagesAround(page: number, pages: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages);
  return wanted.flatMap((one, index) => {
    const before = wanted[index - 1] ?? one - 1;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [null, one] : [one];
  });
}
