import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { walk } from '../../../documents/compile.ts';
import type { FieldModel } from '../../../runtime/form/FieldModel.ts';
import { useForm } from '../../../runtime/form/FormContext.tsx';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import { showWrong } from '../../../runtime/form/showWrong.ts';
import type { ChildItem, RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRevealed } from '../../../runtime/render/useRevealed.ts';
import { useFormBar } from './useFormBar.ts';

/** A walk through steps, as whatever draws them needs it. */
export interface Steps {
  /** The open step among those shown, from 0; undefined where there is none. */
  readonly open: ChildItem | undefined;
  readonly at: number;
  readonly last: boolean;
  /** The fields of a step are being validated. */
  readonly busy: boolean;
  /** The form is only read: so are its steps, all of them. */
  readonly reading: boolean;
  /** The form's own bar has the buttons. */
  readonly inBar: boolean;
  /** Around the step: takes the focus when it changes. */
  readonly body: RefObject<HTMLDivElement>;
  readonly back: () => Promise<void>;
  /** Goes to a step, as far as those on the way are sound; behind the last it is finished. */
  readonly goTo: (to: number) => Promise<void>;
  /** Enter leads on; absent where it submits the form, as its bar says. */
  readonly onKeyDown: ((event: KeyboardEvent) => void) | undefined;
}

/** The fields of the form that stand in a node. */
export const fieldsIn = (
  form: FormModel | undefined,
  { node }: Pick<ChildItem, 'node'>,
): readonly FieldModel[] => [...walk([node])].flatMap(({ source }) => form?.field(source.name ?? '') ?? []);

/**
 * One step at a time, for an observer. Back is always free, forward only where the fields of the step are sound. In a
 * form the buttons stand in the form's own bar.
 * @param shown the steps that are not hidden
 */
export function useStepWalk(
  { emit }: Pick<RendererProps, 'emit'>,
  shown: readonly ChildItem[],
  { backText, nextText }: { backText: string; nextText: string },
): Steps {
  const form = useForm();
  const body = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<string>();
  const [busy, setBusy] = useState(false);
  useRevealed(shown, choose);
  const at = Math.max(
    0,
    shown.findIndex((item) => item.key === chosen),
  );
  const open = shown[at];
  const isSound = async (item: ChildItem): Promise<boolean> => {
    const sound = await Promise.all(fieldsIn(form, item).map((field) => field.validate()));
    return !sound.includes(false);
  };
  const firstUnsound = async (items: readonly ChildItem[]): Promise<ChildItem | undefined> => {
    for (const item of items) if (!(await isSound(item))) return item;
    return undefined;
  };
  const go = async (to: number): Promise<void> => {
    choose(shown[to]?.key);
    body.current?.focus();
    await emit('step', { step: to + 1 });
  };
  const finish = async (): Promise<void> => {
    await emit('finish');
  };
  const goTo = async (to: number): Promise<void> => {
    setBusy(true);
    // Once it is finished all count: what is chosen in a later step may ask more of an earlier one.
    const refused = await firstUnsound(shown.slice(to < shown.length ? at : 0, to));
    if (refused && form) showWrong(form, body.current, fieldsIn(form, refused));
    else if (to < shown.length) await go(to);
    else await finish();
    setBusy(false);
  };
  const back = (): Promise<void> => go(at - 1);
  const forward = (): Promise<void> => goTo(at + 1);
  const last = at === shown.length - 1;
  const reading = form?.mode === 'view';
  const inBar = useFormBar(
    open && !reading
      ? {
          first: at === 0,
          last,
          busy,
          backText,
          nextText,
          back,
          forward,
          resume: async (codes) => {
            const to = shown.findLastIndex((item) =>
              fieldsIn(form, item).some(({ compiled }) => codes.includes(compiled.code)),
            );
            if (to > at) await goTo(to);
          },
          finish,
        }
      : undefined,
  );
  /** Would submit the form, which has its own bar. */
  const onEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement))
      return;
    event.preventDefault();
    if (!busy) void forward();
  };
  const onKeyDown = inBar || !form || last ? undefined : onEnter;
  return { open, at, last, busy, reading, inBar, body, back, goTo, onKeyDown };
}
