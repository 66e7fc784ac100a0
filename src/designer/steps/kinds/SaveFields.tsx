import { Segmented } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { SaveStep } from '../../../schemas/step.ts';
import { changed } from '../../fields/changed.ts';
import { MemberField } from '../../fields/MemberField.tsx';
import { ModuleSelect } from '../ModuleSelect.tsx';
import { callOf } from '../places.ts';
import { stepLocale } from '../step.locale.ts';
import { useSteps } from '../StepsContext.ts';
import { CallKnown } from './CallFields.tsx';
import { FieldValues } from './FieldValues.tsx';
import { StepMember } from './StepMember.tsx';

/** The module that a step saves to, whether it adds or changes a record, and the values of its fields. */
export const SaveFields = observer(function SaveFields({ path, step }: { path: string; step: SaveStep }) {
  const { callables, findings, fullPath, update } = useSteps();
  const text = useText(stepLocale);
  const call = callOf(step) ?? '';
  const isUpdate = step.record !== undefined;
  return (
    <>
      <div className="at-field-grid">
        <MemberField path={`${fullPath(path)}.module`} title={text('module')} required findings={findings}>
          {(attributes) => (
            <ModuleSelect
              callables={callables}
              value={step.module}
              call={call}
              step="save"
              attributes={attributes}
              choose={(module) => update(path, { ...step, module })}
            />
          )}
        </MemberField>
        <MemberField path={`${fullPath(path)}.do`} title={text('change')} findings={findings}>
          {({ id }) => (
            <Segmented<'add' | 'update'>
              id={id}
              aria-label={text('change')}
              value={isUpdate ? 'update' : 'add'}
              options={[
                { value: 'add', label: text('asAdd') },
                { value: 'update', label: text('asUpdate') },
              ]}
              onChange={(next) =>
                update(
                  path,
                  next === 'update'
                    ? { ...step, record: step.record ?? '' }
                    : changed(step, { record: undefined, revision: undefined }),
                )
              }
            />
          )}
        </MemberField>
      </div>
      {step.module !== '' && <CallKnown call={call} />}
      {isUpdate && (
        <div className="at-step-values">
          <StepMember
            path={path}
            name="record"
            title={text('record')}
            type="text"
            required
            value={step.record}
            change={(record) => update(path, { ...step, record })}
          />
          <StepMember
            path={path}
            name="revision"
            title={text('revision')}
            type="number"
            help={text('revisionHelp')}
            value={step.revision}
            change={(revision) => update(path, { ...step, revision })}
            remove={
              step.revision === undefined
                ? undefined
                : () => update(path, changed(step, { revision: undefined }))
            }
          />
        </div>
      )}
      <FieldValues
        path={path}
        data={step.data}
        fields={callables.described(call)?.fields ?? []}
        change={(data) => update(path, { ...step, data })}
      />
    </>
  );
});
