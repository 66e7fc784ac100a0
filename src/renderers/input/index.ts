import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { checkbox } from './checkbox/index.ts';
import { date } from './date/index.ts';
import { dateTime } from './date-time/index.ts';
import { email } from './email/index.ts';
import { formula } from './formula/index.ts';
import { hidden } from './hidden/index.ts';
import { idCard } from './id-card/index.ts';
import { input } from './input/index.ts';
import { money } from './money/index.ts';
import { multiSelect } from './multi-select/index.ts';
import { number } from './number/index.ts';
import { phone } from './phone/index.ts';
import { radio } from './radio/index.ts';
import { select } from './select/index.ts';
import { switchInput } from './switch/index.ts';
import { textarea } from './textarea/index.ts';

/** Widgets that hold a value: what forms and filters are made of. */
export const inputRenderers: readonly RendererDefinition[] = [
  input,
  textarea,
  phone,
  idCard,
  number,
  money,
  date,
  dateTime,
  select,
  multiSelect,
  radio,
  checkbox,
  switchInput,
  formula,
  hidden,
  email,
];
