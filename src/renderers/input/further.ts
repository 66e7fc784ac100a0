import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { duration } from './duration/index.ts';
import { fileUpload } from './file-upload/index.ts';
import { imageUpload } from './image-upload/index.ts';
import { month } from './month/index.ts';
import { people } from './people/index.ts';
import { percent } from './percent/index.ts';
import { quarter } from './quarter/index.ts';
import { rating } from './rating/index.ts';
import { recordPick } from './record-pick/index.ts';
import { region } from './region/index.ts';
import { role } from './role/index.ts';
import { slider } from './slider/index.ts';
import { subForm } from './sub-form/index.ts';
import { subTable } from './sub-table/index.ts';
import { time } from './time/index.ts';
import { timeRange } from './time-range/index.ts';
import { treeSelect } from './tree-select/index.ts';
import { userValue } from './user-value/index.ts';
import { week } from './week/index.ts';
import { year } from './year/index.ts';

/** Further widgets of the family: fetched when a document names one. */
export const inputFurther: readonly RendererDefinition[] = [
  subForm,
  subTable,
  fileUpload,
  imageUpload,
  people,
  recordPick,
  region,
  role,
  treeSelect,
  userValue,
  duration,
  month,
  percent,
  quarter,
  rating,
  slider,
  time,
  timeRange,
  week,
  year,
];
