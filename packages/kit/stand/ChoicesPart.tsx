import { useState } from 'react';
import {
  CheckField,
  Chip,
  ChoiceGroup,
  RangeSlider,
  Slider,
  Switch,
  Tabs,
  ToggleChip,
  WeekPicker,
} from '../src/ui';
import { ComboBox } from '../src/ui-more';
import type { Choice } from '../src/ui-more/Select';
import { Columns, Part, Row, Stack } from './Part';
import type { PartProps } from './part-props';

/** As a server would: what begins or goes on with the text, after a moment; "?" never answers. */
async function searchIn(rows: readonly (readonly string[])[], text: string): Promise<Choice[]> {
  await new Promise((resolve) => setTimeout(resolve, 150));
  if (text === '?') throw new Error('The search is down.');
  return rows
    .filter(([name]) => name?.toLowerCase().includes(text.toLowerCase()))
    .map(([name, aisle]) => ({ value: name ?? '', label: name ?? '', note: aisle ?? '' }));
}

export function ChoicesPart({ words, lng }: PartProps) {
  const [kcal, setKcal] = useState<[number, number]>([250, 600]);
  const [minutes, setMinutes] = useState(45);
  const [on, setOn] = useState<string[]>([words.quick]);
  const [tab, setTab] = useState('goods');
  const [monday, setMonday] = useState('2026-11-23');
  const [gathered, setGathered] = useState<string[]>([words.rows[0]?.[0] ?? '']);
  const [one, setOne] = useState<Choice | null>(null);
  const search = (text: string) => searchIn(words.rows, text);
  return (
    <Part title={words.sections.choices}>
      <Columns>
        <Stack>
          <CheckField label={words.consent} defaultChecked />
          <CheckField label={words.vegetarian} hint={words.hint} />
          <CheckField label={words.consent} fault={words.consentFault} />
          <CheckField label={words.noOven} disabled defaultChecked />
        </Stack>
        <div>
          <Switch label={words.hideNumbers} hint={words.hideHint} defaultChecked />
          <Switch label={words.noOven} />
          <Switch label={words.quick} disabled />
        </div>
        <div>
          <RangeSlider
            label={words.kcal}
            min={0}
            max={1000}
            step={10}
            value={kcal}
            onChange={setKcal}
            format={(value) => `${String(value)} ${words.kcalUnit}`}
          />
          <Slider
            label={words.time}
            min={5}
            max={180}
            step={5}
            value={minutes}
            onChange={setMinutes}
            format={(value) => `${String(value)} ${words.minutes}`}
          />
        </div>
        <div>
          <ComboBox
            label={words.ingredient}
            search={search}
            value={undefined}
            onChoose={(choice) => {
              if (choice) setGathered([...new Set([...gathered, choice.label])]);
            }}
            hint={words.hint}
          />
          <Row>
            {gathered.map((name) => (
              <Chip
                key={name}
                tone="dill"
                removeLabel={`${words.takeOff}: ${name}`}
                onRemove={() => setGathered(gathered.filter((other) => other !== name))}
              >
                {name}
              </Chip>
            ))}
          </Row>
        </div>
        <ComboBox
          label={words.product}
          search={search}
          value={one}
          onChoose={setOne}
          onCreate={(text) => setOne({ value: text, label: text })}
        />
      </Columns>
      <ChoiceGroup title={words.product}>
        <Row>
          {[words.vegetarian, words.quick, words.noOven].map((name) => (
            <ToggleChip
              key={name}
              on={on.includes(name)}
              onToggle={(chosen) => setOn(chosen ? [...on, name] : on.filter((other) => other !== name))}
            >
              {name}
            </ToggleChip>
          ))}
        </Row>
      </ChoiceGroup>
      <Row>
        <WeekPicker monday={monday} today="2026-11-27" onChange={setMonday} />
      </Row>
      <Row as="div">
        <Tabs
          label={words.open}
          selected={tab}
          onSelect={setTab}
          tabs={(['goods', 'steps', 'numbers'] as const).map((id) => ({
            id,
            label: words.tabs[id],
            content: <p lang={lng}>{words.steps.join('. ')}</p>,
          }))}
        />
      </Row>
    </Part>
  );
}
