import { Alert, Checkbox, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useMaskCloses } from '../../renderers/shared/useMaskCloses.ts';
import { ApiError, messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useBackCloses } from '../../runtime/render/useBackCloses.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { FlowDelegation } from '../../schemas/wire/flowDelegation.ts';
import { PersonSelect } from '../parts/PersonSelect.tsx';
import { absenceLocale } from './absence.locale.ts';
import { type AbsenceInput, saveAbsence } from './absenceCalls.ts';
import { MomentInput } from './MomentInput.tsx';
import { useSpanText } from './useSpanText.ts';

interface AbsenceDialogProps {
  /** Undefined: a new one. */
  present: FlowDelegation | undefined;
  close: () => void;
  saved: () => void;
}

const EMPTY: AbsenceInput = { to: null, flows: [], startsAt: null, endsAt: null, open: false };
type Problems = Partial<Record<keyof AbsenceInput | 'whole', string>>;

/** Says who stands in, from when to when and in which flows. */
export const AbsenceDialog = observer(function AbsenceDialog({ present, close, saved }: AbsenceDialogProps) {
  const { client, dictionaries, locale, session, ui } = useRoot();
  const text = useText(absenceLocale);
  const spanText = useSpanText();
  const [input, setInput] = useState<AbsenceInput>(
    present === undefined ? EMPTY : { ...present, flows: present.flows ?? [] },
  );
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const maskCloses = useMaskCloses(true);
  useBackCloses(true, close);
  const change = (changes: Partial<AbsenceInput>): void => {
    setInput((before) => ({ ...before, ...changes }));
    setProblems({});
  };
  const missing = (): Problems => {
    const { to, startsAt, endsAt } = input;
    const required = text('required');
    return {
      ...(to === null && { to: required }),
      ...(startsAt === null && { startsAt: required }),
      ...(endsAt === null && { endsAt: required }),
      ...(startsAt !== null && endsAt !== null && endsAt <= startsAt && { endsAt: text('endsFirst') }),
    };
  };
  const refused = (error: unknown): Problems => {
    const { errors = [], list = [] } = error instanceof ApiError ? error.detail : {};
    const [other] = list as readonly FlowDelegation[];
    if (error instanceof ApiError && error.detail.code === 'DELEGATION_OVERLAPS' && other !== undefined)
      return { whole: text('overlaps', { span: spanText(other), name: other.to.label }) };
    const placed = errors.map(({ path, message }) => [path.split('.')[0] ?? '', message] as const);
    return placed.length > 0 ? (Object.fromEntries(placed) as Problems) : { whole: messageOf(error) };
  };
  const submit = async (): Promise<void> => {
    const found = missing();
    setProblems(found);
    if (busy || Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await saveAbsence(client, input, present);
      ui.message('success', text('saved'));
      saved();
    } catch (error) {
      setProblems(refused(error));
      setBusy(false);
    }
  };
  const { options } = dictionaries.options('flow');
  return (
    <Modal
      open
      title={text(present === undefined ? 'add' : 'editTitle')}
      width={520}
      maskClosable={maskCloses}
      okText={text('save')}
      cancelText={text('cancel')}
      confirmLoading={busy}
      onOk={() => void submit()}
      onCancel={close}
    >
      <div className="at-absence-form">
        {problems.whole !== undefined && <Alert type="error" showIcon message={problems.whole} />}
        <Part label={text('to')} problem={problems.to}>
          {(id) => (
            <PersonSelect
              id={id}
              value={input.to}
              invalid={problems.to !== undefined}
              except={session.login?.userBaseInfo.userId}
              change={(to) => change({ to })}
            />
          )}
        </Part>
        <div className="at-absence-span">
          <Part label={text('starts')} problem={problems.startsAt}>
            {(id) => (
              <MomentInput
                id={id}
                value={input.startsAt}
                problem={problems.startsAt}
                change={(startsAt) => change({ startsAt })}
              />
            )}
          </Part>
          <Part label={text('ends')} problem={problems.endsAt}>
            {(id) => (
              <MomentInput
                id={id}
                value={input.endsAt}
                problem={problems.endsAt}
                change={(endsAt) => change({ endsAt })}
              />
            )}
          </Part>
        </div>
        <Part label={text('flows')} problem={problems.flows}>
          {(id) => (
            <SearchSelect<string[]>
              id={id}
              mode="multiple"
              allowClear
              placeholder={text('allFlows')}
              value={input.flows}
              options={options.map((each) => ({
                value: String(each.value),
                label: locale.localise(each.label),
              }))}
              onChange={(flows) => change({ flows })}
            />
          )}
        </Part>
        <Checkbox checked={input.open} onChange={({ target }) => change({ open: target.checked })}>
          {text('open')}
        </Checkbox>
      </div>
    </Modal>
  );
});

interface PartProps {
  label: string;
  problem: string | undefined;
  children: (id: string) => ReactNode;
}

/** One thing to fill in, with its label above and what is wrong with it below. */
function Part({ label, problem, children }: PartProps) {
  const id = useId();
  return (
    <div className="at-absence-part">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
}
