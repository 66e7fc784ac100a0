import { observer } from 'mobx-react-lite';
import { useContext, useId, useMemo, useState, type ReactNode } from 'react';
import type { LocalText } from '../../schemas/text.ts';
import type { CompiledField } from '../../documents/form.ts';
import { extendScope } from '../../documents/prop.ts';
import { aroundMembers, resolveField } from '../../documents/fieldState.ts';
import { useRoot } from '../stores/RootContext.tsx';
import { MarkContext } from './MarkContext.ts';
import { NodeBoundary } from './NodeBoundary.tsx';
import { PlaceContext, usePlace } from './PageContext.tsx';
import type { FieldBinding, HoldField } from './rendererProps.ts';
import { drawNodes } from './NodeView.tsx';
import { useRenderer } from './useRenderer.ts';
import { useWidget } from './useWidget.tsx';

export interface MemberViewProps {
  member: CompiledField;
  /** The object whose field it is: `row` in expressions. Keep it the same object while nothing in it changes. */
  row: Readonly<Record<string, unknown>>;
  /** The widget around can be changed, and may be typed into. */
  enabled: boolean;
  readOnly: boolean;
  error: string;
  /** Drawn with label, help and message as in a form; else alone, as in the cell of a table, and named by `name`. */
  framed?: boolean;
  /** Says which field of which row it is, for those who cannot see the table. */
  name?: string;
  set: (value: unknown) => void;
  leave: () => void;
  /** `MemberBinding.hold` of the field around. */
  hold?: HoldField | undefined;
}

/**
 * Draws one field inside another field's value: its widget with the row in scope, its states by its own rules. What is
 * hidden draws nothing; one that throws leaves a placeholder in its place.
 */
export function MemberView(props: MemberViewProps) {
  const { platform } = useRoot();
  const place = usePlace();
  const Mark = useContext(MarkContext);
  const { node } = props.member;
  const drawn = (
    <NodeBoundary
      node={node}
      chrome={platform.chrome}
      report={place.page.environment.report}
      inputs={() => [props.member, props.row]}
    >
      <Member {...props} />
    </NodeBoundary>
  );
  if (!Mark) return drawn;
  return (
    <Mark node={node} place={place} hidden={false}>
      {drawn}
    </Mark>
  );
}

const Member = observer(function Member(props: MemberViewProps): ReactNode {
  const { member, row } = props;
  const place = usePlace();
  const scope = useMemo(() => extendScope(place.scope, { row }), [place.scope, row]);
  const state = resolveField(member, scope, {
    ...aroundMembers(place.around),
    enabled: props.enabled,
    readOnly: props.readOnly,
  });
  const { value: enabled } = state.enabled;
  const { value: readOnly } = state.readOnly;
  const inside = useMemo(
    () => ({ ...place, scope, repeats: true, around: { ...aroundMembers(place.around), enabled, readOnly } }),
    [place, scope, enabled, readOnly],
  );
  if (!state.visible.value) return null;
  return (
    <PlaceContext.Provider value={inside}>
      <MemberWidget {...props} enabled={enabled} readOnly={readOnly} required={state.required.value} />
    </PlaceContext.Provider>
  );
});

const MemberWidget = observer(function MemberWidget({
  member,
  row,
  enabled,
  readOnly,
  required,
  error: found,
  framed = false,
  name,
  set,
  leave,
  hold,
}: MemberViewProps & { required: boolean }) {
  const root = useRoot();
  const place = usePlace();
  const id = useId();
  const { node } = member;
  const { fault, holdHere } = useOwnFault(hold);
  const Widget = useRenderer(root.platform.registry, node.source.type);
  const widget = useWidget(node, place, { enabled, readOnly }, drawNodes);
  const { Loading, Field } = root.platform.chrome;
  if (!Widget) return <Loading shape="widget" />;
  const error = fault ? root.locale.localise(fault) : found;
  const ids = { errorId: `${id}-error`, helpId: `${id}-help` };
  const described = [
    ...(error === '' ? [] : [ids.errorId]),
    ...(framed && widget.description !== '' ? [ids.helpId] : []),
  ].join(' ');
  const field: FieldBinding = {
    code: member.code,
    id,
    value: row[member.code] ?? null,
    mode: 'edit',
    required,
    invalid: error !== '',
    unlabelled: !framed,
    describedBy: described === '' ? undefined : described,
    set: (value) => {
      set(value);
      void widget.emit('change', value);
    },
    leave,
    ...(holdHere && { hold: holdHere }),
  };
  const title = framed ? widget.title : (name ?? widget.title);
  const drawn = <Widget.default {...widget} title={title} field={field} />;
  if (member.meta.frameless === true) return drawn;
  return (
    <Field
      id={id}
      title={framed ? widget.title : ''}
      description={framed ? widget.description : ''}
      tooltip={framed ? (node.tooltip.read(place.scope, root.locale.locale) as string) : ''}
      required={required}
      readOnly={readOnly}
      error={error === '' ? undefined : error}
      {...ids}
    >
      {drawn}
    </Field>
  );
});

/** Why what was given to this one field cannot be taken: the field around is held, and the reason stands where it belongs. */
function useOwnFault(hold: HoldField | undefined): {
  fault: LocalText | undefined;
  holdHere: HoldField | undefined;
} {
  const [fault, setFault] = useState<LocalText>();
  const holdHere = useMemo<HoldField | undefined>(
    () =>
      hold &&
      ((finish, why) => {
        const release = hold(finish, why);
        if (!why) return release;
        setFault(why);
        return () => {
          setFault((now) => (now === why ? undefined : now));
          release();
        };
      }),
    [hold],
  );
  return { fault, holdHere };
}
