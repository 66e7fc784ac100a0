import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { cascader } from './cascader/index.ts';
import { checkbox } from './checkbox/index.ts';
import { checkboxGroup } from './checkbox-group/index.ts';
import { date } from './date/index.ts';
import { dateRange } from './date-range/index.ts';
import { dateTime } from './date-time/index.ts';
import { department } from './department/index.ts';
import { email } from './email/index.ts';
import { formula } from './formula/index.ts';
import { formulaText } from './formula-text/index.ts';
import { hidden } from './hidden/index.ts';
import { idCard } from './id-card/index.ts';
import { input } from './input/index.ts';
import { money } from './money/index.ts';
import { multiSelect } from './multi-select/index.ts';
import { number } from './number/index.ts';
import { password } from './password/index.ts';
import { person } from './person/index.ts';
import { phone } from './phone/index.ts';
import { radio } from './radio/index.ts';
import { select } from './select/index.ts';
import { switchInput } from './switch/index.ts';
import { textarea } from './textarea/index.ts';
import { url } from './url/index.ts';

/** Widgets that hold a value: what forms and filters are made of. */
export const inputRenderers: readonly RendererDefinition[] = [
  input,
  textarea,
  password,
  phone,
  idCard,
  number,
  money,
  date,
  dateTime,
  dateRange,
  select,
  multiSelect,
  radio,
  checkbox,
  checkboxGroup,
  switchInput,
  cascader,
  formula,
  formulaText,
  hidden,
  person,
  department,
  email,
  url,
];
