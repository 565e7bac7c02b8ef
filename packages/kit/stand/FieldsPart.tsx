import { Search } from 'lucide-react';
import { useState } from 'react';
import { AreaField, Field, FormFault, NumberField, SelectField } from '../src/ui';
import { DateField, Select } from '../src/ui-more';
import { Columns, Part } from './Part';
import type { PartProps } from './part-props';

export function FieldsPart({ words }: PartProps) {
  const [weight, setWeight] = useState<number | null>(312.5);
  const [low, setLow] = useState<number | null>(20);
  const [day, setDay] = useState<string | null>('2026-11-23');
  const [category, setCategory] = useState<string | null>('0');
  const options = words.categories.map((label, index) => ({ value: String(index), label }));
  return (
    <Part title={words.sections.fields}>
      <Columns>
        <Field label={words.name} defaultValue={words.nameValue} hint={words.hint} />
        <Field label={words.name} defaultValue={words.nameValue} fault={words.fault} />
        <Field label={words.name} defaultValue={words.nameValue} disabled />
        <Field
          label={words.search}
          labelHidden
          type="search"
          placeholder={words.search}
          before={<Search size={18} />}
        />
        <AreaField label={words.note} defaultValue={words.noteValue} />
        <NumberField
          label={words.weight}
          unit={words.grams}
          value={weight}
          onChange={setWeight}
          min={1}
          max={5000}
          step={5}
        />
        <NumberField
          label={words.time}
          unit={words.minutes}
          value={low}
          onChange={setLow}
          min={30}
          max={240}
          digits={0}
        />
        <SelectField label={words.category} options={options} hint={words.hint} />
        <SelectField label={words.category} options={options} fault={words.consentFault} />
        <Select
          label={`${words.category} 2`}
          options={options.map((option) => ({ ...option, note: words.hint }))}
          value={category}
          onChange={setCategory}
        />
        <DateField label={words.date} value={day} onChange={setDay} min="2026-11-01" />
        <DateField label={`${words.date} 2`} value={null} onChange={setDay} fault={words.consentFault} />
      </Columns>
      <br />
      <FormFault>{words.failed}</FormFault>
    </Part>
  );
}
