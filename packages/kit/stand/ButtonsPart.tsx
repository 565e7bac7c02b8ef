import { Heart, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  ButtonLink,
  Chip,
  DangerButton,
  IconButton,
  QuietButton,
  QuietButtonLink,
  Stepper,
  SubmitButton,
  TextLink,
} from '../src/ui';
import { Part, Row } from './Part';
import type { PartProps } from './part-props';

export function ButtonsPart({ words, lng }: PartProps) {
  const [liked, setLiked] = useState(false);
  const [servings, setServings] = useState(4);
  return (
    <Part title={words.sections.buttons}>
      <Row>
        <Button>
          <Plus size={18} aria-hidden />
          {words.add}
        </Button>
        <SubmitButton busy>{words.saving}</SubmitButton>
        <Button disabled>{words.save}</Button>
        <QuietButton>{words.edit}</QuietButton>
        <QuietButton busy>{words.saving}</QuietButton>
        <QuietButton disabled>{words.edit}</QuietButton>
        <DangerButton>
          <Trash2 size={18} aria-hidden />
          {words.remove}
        </DangerButton>
        <Button tone="plain">{words.more}</Button>
        <Button small>{words.save}</Button>
        <QuietButton small>{words.cancel}</QuietButton>
      </Row>
      <Row>
        <ButtonLink to="/">{words.open}</ButtonLink>
        <QuietButtonLink to="/">{words.open}</QuietButtonLink>
        <TextLink to="/">{words.open}</TextLink>
        <IconButton aria-label={words.favourite} aria-pressed={liked} onClick={() => setLiked(!liked)}>
          <Heart size={20} fill={liked ? 'currentColor' : 'none'} aria-hidden />
        </IconButton>
        <IconButton aria-label={words.remove} disabled>
          <Trash2 size={20} aria-hidden />
        </IconButton>
        <IconButton aria-label={words.saving} busy>
          <Trash2 size={20} aria-hidden />
        </IconButton>
        <Stepper
          value={servings}
          min={1}
          max={15}
          lng={lng}
          label={words.servings}
          lessLabel={words.less}
          moreLabel={words.morePortions}
          onChange={setServings}
        />
      </Row>
      <Row>
        <Button>{words.long}</Button>
        <QuietButton>{words.long}</QuietButton>
      </Row>
      <Row>
        <Chip>{words.quick}</Chip>
        <Chip tone="beet">{words.present}</Chip>
        <Chip tone="dill">{words.saved}</Chip>
        <Chip tone="sunflower">{words.draft}</Chip>
        <Chip tone="chilli">{words.failed}</Chip>
      </Row>
    </Part>
  );
}
