import { Button, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { walk } from '../../../documents/compile.ts';
import { useForm } from '../../../runtime/form/FormContext.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import type { ChildItem, RendererProps } from '../../../runtime/render/rendererProps.ts';
import { StepLine } from '../shared/StepLine.tsx';
import { wizardLocale } from './Wizard.locale.ts';
import type { wizardMeta } from './Wizard.meta.ts';

/**
 * One step at a time. All steps stay mounted, so that nothing typed is lost; a hidden step is passed over. Back is
 * always free, forward only where the fields of the step are sound.
 */
const Wizard = observer(function Wizard(widget: RendererProps<typeof wizardMeta>) {
  const { token } = theme.useToken();
  const text = useText(wizardLocale);
  const form = useForm();
  const body = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<string>();
  const [busy, setBusy] = useState(false);
  const shown = widget.items.filter((item) => item.visible);
  const at = Math.max(
    0,
    shown.findIndex((item) => item.key === chosen),
  );
  const open = shown[at];
  if (!open) return null;
  const isSound = async (item: ChildItem): Promise<boolean> => {
    const codes = [...walk([item.node])].flatMap(({ source }) => source.name ?? []);
    const fields = codes.flatMap((code) => form?.field(code) ?? []);
    const sound = await Promise.all(fields.map((field) => field.validate()));
    return !sound.includes(false);
  };
  const go = async (to: number): Promise<void> => {
    choose(shown[to]?.key);
    body.current?.focus();
    await widget.emit('step', { step: to + 1 });
  };
  const forward = async (): Promise<void> => {
    setBusy(true);
    if (await isSound(open)) {
      if (at < shown.length - 1) await go(at + 1);
      else await widget.emit('finish');
    }
    setBusy(false);
  };
  const last = at === shown.length - 1;
  return (
    <div style={{ display: 'grid', gap: token.margin, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <StepLine at={at} items={shown.map(({ title }) => ({ title: title || text('untitled') }))} />
      <div
        ref={body}
        role="group"
        aria-label={open.title || text('untitled')}
        tabIndex={-1}
        style={{ minWidth: 0, outline: 'none' }}
      >
        {shown.map((item, index) => (
          <div key={item.key} hidden={index !== at}>
            {item.element}
          </div>
        ))}
      </div>
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: token.marginXS }}>
        {at > 0 && (
          <Button disabled={busy} onClick={() => void go(at - 1)}>
            {text('back')}
          </Button>
        )}
        {!(last && widget.props.hideFinish) && (
          <Button type="primary" loading={busy} disabled={!widget.enabled} onClick={() => void forward()}>
            {last ? widget.props.finishText || text('finish') : widget.props.nextText || text('next')}
          </Button>
        )}
      </div>
    </div>
  );
});
export default Wizard;
