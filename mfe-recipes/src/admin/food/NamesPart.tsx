import { LANGUAGES } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Field, space } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { ADMIN_TEXTS } from '../admin-texts';
import { Part, useFault, type PartProps } from './food-parts';

const Pairs = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${space(3)} ${space(4)};
`;

const LONGEST_NAME = 120;

/** What the food is called in each language, and what else. */
export function NamesPart({ draft, change, faults }: PartProps) {
  const { t } = useTexts(ADMIN_TEXTS);
  const fault = useFault(faults);
  const { names, aliases } = draft;
  return (
    <Part title={t('food.names')}>
      <Pairs>
        {LANGUAGES.map((language) => (
          <Pair key={language}>
            <Field
              label={t(`food.name.${language}`)}
              lang={language}
              value={names[language]}
              maxLength={LONGEST_NAME}
              fault={fault(`names.${language}`)}
              onChange={(event) => change({ names: { ...names, [language]: event.target.value } })}
            />
            <Field
              label={t(`food.other.${language}`)}
              hint={t('food.otherHint')}
              lang={language}
              value={aliases[language]}
              fault={fault(`aliases.${language}`)}
              onChange={(event) => change({ aliases: { ...aliases, [language]: event.target.value } })}
            />
          </Pair>
        ))}
      </Pairs>
    </Part>
  );
}
