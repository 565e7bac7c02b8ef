import { expect, test } from '@jest/globals';
import { useState } from 'react';
import { renderOnStand, screen, userEvent } from '../stand';
import { Tabs } from './Tabs';

function Recipe() {
  const [tab, setTab] = useState('a');
  const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase(), content: `inside ${id}` }));
  return <Tabs label="Борщ" tabs={tabs} selected={tab} onSelect={setTab} />;
}

test('arrows, Home and End go round; the tab key leads into the open one', async () => {
  renderOnStand(<Recipe />);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('A');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('C');
  expect(screen.getByRole('tabpanel', { name: 'C' }).textContent).toBe('inside c');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('B');
  await userEvent.keyboard('{End}{Home}');
  expect(document.activeElement?.textContent).toBe('A');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});
