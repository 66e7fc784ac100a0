import { Button, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useContext, useMemo, useState } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { Step } from '../../../../schemas/step.ts';
import { useCatalogue } from '../../../panel/useCatalogue.ts';
import type { NestingProps } from '../../../settings/controlProps.ts';
import { PlaceOfValue } from '../../../settings/PlaceOfValue.ts';
import { useSettings } from '../../../settings/SettingsContext.ts';
import type { PlaceGroup } from '../../../steps/place.ts';
import { StepsEditor } from '../../../steps/StepsEditor.tsx';
import { useFlow } from '../useFlow.ts';
import { chainFindings } from './chainFindings.ts';
import { flowPanelLocale } from './panel.locale.ts';

/** The chain of an automatic step, put together in a dialog of its own. */
export const ChainEditor = observer(function ChainEditor({
  id,
  title,
  value,
  disabled,
  change,
}: NestingProps) {
  const { model } = useFlow();
  const { theme } = useRoot();
  const text = useText(flowPanelLocale);
  const { callables } = useCatalogue(model);
  const placed = useContext(PlaceOfValue);
  const given = useGiven();
  const [isOpen, open] = useState(false);
  const [held] = useState(() => new Map<string, string>());
  const findings = useMemo(() => chainFindings(placed, held), [placed, held]);
  const chain = (Array.isArray(value) ? value : []) as readonly Step[];
  return (
    <>
      <Button id={id} size="small" aria-label={title} disabled={disabled} onClick={() => open(true)}>
        {text('openChain', { count: chain.length })}
      </Button>
      <Modal
        open={isOpen}
        title={text('chainTitle')}
        width={theme.device === 'mobile' ? '100%' : 'min(920px, calc(100vw - 32px))'}
        destroyOnHidden
        onCancel={() => open(false)}
        footer={
          <Button type="primary" onClick={() => open(false)}>
            {text('done')}
          </Button>
        }
      >
        <p className="at-settings-default">{text('chainHelp')}</p>
        <StepsEditor
          value={chain}
          onChange={(next) => change(next.length === 0 ? [{ do: 'set', data: {} }] : next)}
          path="steps"
          given={given}
          callables={callables}
          findings={findings}
        />
      </Modal>
    </>
  );
});

/** What every step of the chain reads beside the steps before it. */
function useGiven(): readonly PlaceGroup[] {
  const { locale } = useRoot();
  const text = useText(flowPanelLocale);
  const { fieldsOf } = useSettings();
  const place = (path: string, title: string) => ({ path, title, type: 'text' as const });
  return [
    {
      title: text('formFields'),
      places: fieldsOf(undefined).map(({ code, title, type }) => ({
        path: `form.${code}`,
        title: locale.localise(title),
        type,
      })),
    },
    {
      title: text('initiator'),
      places: [
        place('initiator.userId', text('initiatorId')),
        place('initiator.realName', text('initiatorName')),
        place('initiator.department', text('initiatorDepartment')),
      ],
    },
    {
      title: text('flow'),
      places: [
        place('flow.id', text('flowId')),
        place('flow.number', text('flowNumber')),
        place('flow.title', text('flowTitle')),
      ],
    },
  ];
}
