import departmentHome from './department-home/template.json' with { type: 'json' };
import dormitoryRepair from './dormitory-repair/template.json' with { type: 'json' };
import eventFlow from './event-flow/template.json' with { type: 'json' };
import eventRegistration from './event-registration/template.json' with { type: 'json' };
import expenseFlow from './expense-flow/template.json' with { type: 'json' };
import leaveFlow from './leave-flow/template.json' with { type: 'json' };
import leave from './leave/template.json' with { type: 'json' };
import overview from './overview/template.json' with { type: 'json' };
import recordDetail from './record-detail/template.json' with { type: 'json' };
import repairFlow from './repair-flow/template.json' with { type: 'json' };
import repairSystem from './repair-system/template.json' with { type: 'json' };
import satisfaction from './satisfaction/template.json' with { type: 'json' };
import sealFlow from './seal-flow/template.json' with { type: 'json' };
import supplies from './supplies/template.json' with { type: 'json' };
import { isTemplate, type Template } from './template.ts';

const data: readonly unknown[] = [
  ...[dormitoryRepair, leave, eventRegistration, supplies, satisfaction],
  ...[leaveFlow, expenseFlow, sealFlow, eventFlow, repairFlow],
  ...[departmentHome, overview, recordDetail],
  repairSystem,
];

/** All templates, in the order in which they are offered. */
export const templates: readonly Template[] = data.filter(isTemplate);
