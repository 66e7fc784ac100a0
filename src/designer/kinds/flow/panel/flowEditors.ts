import { Type } from 'typebox';
import { flowGroup } from '../../../../schemas/documents/flow.ts';
import { approvers } from '../../../../schemas/flow/approver.ts';
import { fieldData, subFlowResult, subFlowStarter } from '../../../../schemas/flow/node.ts';
import { people, PeopleScopeSchema } from '../../../../schemas/flow/people.ts';
import {
  buttons,
  DurationSchema,
  fieldRights,
  instanceNotices,
  notices,
  requires,
  returnTo,
  stepId,
  weights,
} from '../../../../schemas/flow/policy.ts';
import { CALL } from '../../../../schemas/source.ts';
import { StepsSchema } from '../../../../schemas/step.ts';
import type { OwnEditor } from '../../../settings/ownEditors.ts';
import { ApproversControl, PeopleControl } from '../people/PeopleControls.tsx';
import { FieldRightsEditor } from '../rights/FieldRightsEditor.tsx';
import { ButtonsEditor } from './ButtonsEditor.tsx';
import { ChainEditor } from './ChainEditor.tsx';
import { ReturnToEditor, StarterEditor, SubFlowResultEditor } from './choices.tsx';
import { CallEditor, FieldDataEditor } from './DataEditors.tsx';
import { DurationEditor } from './DurationEditor.tsx';
import { FlowGroupEditor } from './FlowGroupEditor.tsx';
import { noticesEditor } from './noticesEditor.tsx';
import { RequiresEditor } from './RequiresEditor.tsx';
import { ScopeEditor } from './ScopeEditor.tsx';
import { StepPicker } from './StepPicker.tsx';
import { WeightsEditor } from './WeightsEditor.tsx';
import '../flowPanel.css';

/** What a flow sets by editors of its own, wherever in its panels it stands. */
export const flowEditors: readonly OwnEditor[] = [
  { schema: approvers, Editor: ApproversControl },
  { schema: people, Editor: PeopleControl },
  { schema: PeopleScopeSchema, Editor: ScopeEditor },
  { schema: flowGroup, Editor: FlowGroupEditor },
  { schema: fieldRights, Editor: FieldRightsEditor },
  { schema: DurationSchema, Editor: DurationEditor },
  { schema: stepId, Editor: StepPicker },
  { schema: subFlowStarter, Editor: StarterEditor },
  { schema: subFlowResult, Editor: SubFlowResultEditor },
  { schema: returnTo, Editor: ReturnToEditor },
  { schema: requires, Editor: RequiresEditor },
  { schema: notices, Editor: noticesEditor(notices, 'assigned') },
  { schema: instanceNotices, Editor: noticesEditor(instanceNotices, 'approved') },
  { schema: buttons, Editor: ButtonsEditor },
  { schema: weights, Editor: WeightsEditor },
  { schema: StepsSchema, Editor: ChainEditor },
  { schema: fieldData, Editor: FieldDataEditor },
  { schema: Type.String({ pattern: CALL }), Editor: CallEditor },
];
