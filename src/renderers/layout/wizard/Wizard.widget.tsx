import { Button, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type KeyboardEvent } from 'react';
import { walk } from '../../../documents/compile.ts';
import { useForm } from '../../../runtime/form/FormContext.tsx';
import { showFirstInvalid } from '../../../runtime/form/showFirstInvalid.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { ChildItem, RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRevealed } from '../../../runtime/render/useRevealed.ts';
import { Stack } from '../../shared/stack/Stack.tsx';
import { StepLine } from '../shared/StepLine.tsx';
import { wizardLocale } from './Wizard.locale.ts';
import { useFormBar } from './useFormBar.ts';
import type { wizardMeta } from './Wizard.meta.ts';

/**
 * One step at a time. All steps stay mounted, so that nothing typed is lost; a hidden step is passed over. Back is
 * always free, forward only where the fields of the step are sound. In a form the buttons stand in the form's own bar;
 * where a form is only read, so are its steps, one below the other.
 */
const Wizard = observer(function Wizard(widget: RendererProps<typeof wizardMeta>) {
  const { token } = theme.useToken();
  const text = useText(wizardLocale);
  const form = useForm();
  const body = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<string>();
  const [busy, setBusy] = useState(false);
  const shown = widget.items.filter((item) => item.visible);
  useRevealed(shown, choose);
  const at = Math.max(
    0,
    shown.findIndex((item) => item.key === chosen),
  );
  const open = shown[at];
  const fieldsOf = ({ node }: ChildItem) =>
    [...walk([node])].flatMap(({ source }) => form?.field(source.name ?? '') ?? []);
  const isSound = async (item: ChildItem): Promise<boolean> => {
    const sound = await Promise.all(fieldsOf(item).map((field) => field.validate()));
    return !sound.includes(false);
  };
  const firstUnsound = async (items: readonly ChildItem[]): Promise<ChildItem | undefined> => {
    for (const item of items) if (!(await isSound(item))) return item;
    return undefined;
  };
  const go = async (to: number): Promise<void> => {
    choose(shown[to]?.key);
    body.current?.focus();
    await widget.emit('step', { step: to + 1 });
  };
  /** Behind the last step it is finished. */
  const goTo = async (to: number): Promise<void> => {
    setBusy(true);
    const refused = await firstUnsound(shown.slice(at, to));
    if (refused) {
      choose(refused.key);
      showFirstInvalid(body.current);
    } else if (to < shown.length) await go(to);
    else await finish();
    setBusy(false);
  };
  const forward = (): Promise<void> => goTo(at + 1);
  const finish = (): Promise<void> => widget.emit('finish');
  const last = at === shown.length - 1;
  const [backText, nextText] = [text('back'), widget.props.nextText || text('next')];
  const reading = form?.mode === 'view';
  const inBar = useFormBar(
    open && !reading
      ? {
          first: at === 0,
          last,
          busy,
          backText,
          nextText,
          back: () => go(at - 1),
          forward,
          reveal: () => {
            const refused = shown.find((item) => fieldsOf(item).some(({ error }) => error !== ''));
            if (refused) choose(refused.key);
          },
          resume: async (codes) => {
            const to = shown.findLastIndex((item) =>
              fieldsOf(item).some(({ compiled }) => codes.includes(compiled.code)),
            );
            if (to > at) await goTo(to);
          },
          finish,
        }
      : undefined,
  );
  if (!open) return null;
  const titleOf = ({ title }: ChildItem): string => title || text('untitled');
  if (reading) {
    return (
      <Stack apart>
        {shown.map((item) => (
          <section key={item.key} aria-label={titleOf(item)} style={{ minWidth: 0 }}>
            <h3 style={{ margin: `0 0 ${String(token.marginSM)}px`, fontSize: token.fontSizeLG }}>
              {titleOf(item)}
            </h3>
            {item.element}
          </section>
        ))}
      </Stack>
    );
  }
  /** Would submit the form, which has its own bar. */
  const onEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement))
      return;
    event.preventDefault();
    if (!busy) void forward();
  };
  return (
    <div style={{ display: 'grid', gap: token.margin, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <StepLine
        at={at}
        items={shown.map((item) => ({ title: titleOf(item) }))}
        choose={busy || !widget.enabled ? undefined : (to) => void goTo(to)}
      />
      <div
        ref={body}
        {...(inBar || !form || last ? {} : { onKeyDown: onEnter })}
        role="group"
        aria-label={titleOf(open)}
        tabIndex={-1}
        style={{ minWidth: 0, outline: 'none' }}
      >
        {shown.map((item, index) => (
          <div key={item.key} hidden={index !== at}>
            {item.element}
          </div>
        ))}
      </div>
      {!inBar && (
        <div style={{ display: 'flex', justifyContent: 'flex-end', gap: token.marginXS }}>
          {at > 0 && (
            <Button disabled={busy} onClick={() => void go(at - 1)}>
              {backText}
            </Button>
          )}
          {!(last && widget.props.hideFinish) && (
            <Button type="primary" loading={busy} disabled={!widget.enabled} onClick={() => void forward()}>
              {last ? widget.props.finishText || text('finish') : nextText}
            </Button>
          )}
        </div>
      )}
    </div>
  );
});
export default Wizard;
