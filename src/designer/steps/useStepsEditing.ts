import { useEffect, useRef, useState } from 'react';
import { blocksOf, nameOfStep } from '../../documents/stepChain.ts';
import { useText } from '../../runtime/locale/useText.ts';
import type { Step } from '../../schemas/step.ts';
import { controlId } from '../fields/controlAttributes.ts';
import {
  duplicateStep,
  insertStep,
  moveStep,
  nextPlace,
  removeStep,
  updateStep,
  type Edit,
} from './commands.ts';
import { freshStep } from './freshStep.ts';
import { whyNotAdded, whyNotMoved, type Refusal } from './limits.ts';
import { stepLocale } from './step.locale.ts';
import { isRead, namesIn, renameStep } from './stepNames.ts';
import type { StepsEditing } from './StepsContext.ts';
import type { StepsEditorProps } from './stepsEditorProps.ts';
import { nodeAt, ownerOf, placeOf, type StepPlace } from '../cards/tree.ts';
import { useOpenSteps, type OpenSteps } from './useOpenSteps.ts';
import { useCardKeys } from '../cards/useCardKeys.ts';
import { useStepUndo } from './useStepUndo.ts';
import { useStepWords } from './useStepWords.ts';

/** Works on a chain: what its cards ask and do, what is open, where the focus goes, and what is told of it. */
export function useStepsEditing(props: StepsEditorProps): {
  readonly editing: StepsEditing;
  readonly open: OpenSteps;
  /** What was done last, for screen readers. */
  readonly told: string;
} {
  const { value: chain, onChange, path: base, callables, findings, noWrites } = props;
  const text = useText(stepLocale);
  const keys = useCardKeys(chain, blocksOf);
  const open = useOpenSteps(keys);
  const words = useStepWords(chain, props.given, callables);
  const [told, tell] = useState('');
  const fullPath = (path: string): string => `${base}.${path}`;
  const focus = useRef<string>(undefined);
  useEffect(() => {
    const control = focus.current === undefined ? null : document.getElementById(controlId(focus.current));
    if (control === null) return;
    focus.current = undefined;
    control.focus();
  });
  const take = useStepUndo({
    chain,
    onChange,
    keys,
    onBack: (path) => {
      focus.current = fullPath(path);
    },
  });
  // A name is typed letter by letter: each time all is renamed as it was called before that.
  const before = useRef({ chain, name: '' });

  const add = (place: StepPlace, step: Step): boolean => {
    const edit = insertStep(chain, place, step);
    if (isRefused(edit)) return false;
    open.setOpen(keys.insert(place), true);
    focus.current = fullPath(edit.path);
    onChange(edit.chain);
    return true;
  };
  const moveTo = (path: string, to: StepPlace): void => {
    const edit = moveStep(chain, path, to);
    if (isRefused(edit)) return;
    const owner = ownerOf(to.block);
    if (owner) open.setFolded(keys.of(owner.path), false);
    keys.move(path, to);
    focus.current = fullPath(edit.path);
    tell(text('moved', { where: words.called(edit.path) }));
    onChange(edit.chain);
  };

  const editing: StepsEditing = {
    chain,
    callables,
    findings,
    noWrites,
    mayWrite: noWrites === undefined,
    fullPath,
    keyOf: (path) => keys.of(path),
    outcomeOf: (path) => props.outcomes?.get(path),
    proposed: (input) => props.proposed?.(input),
    ...words,
    isOpen: (path) => open.isOpen(path) ?? hasOwnFindings(findings.within(fullPath(path)), fullPath(path)),
    setOpen: (path, isOpen) => open.setOpen(keys.of(path), isOpen),
    isFolded: open.isFolded,
    setFolded: (path, isFolded) => open.setFolded(keys.of(path), isFolded),
    whyNotAdded: (place, kind) => whyNotAdded(chain, place, freshStep(kind)),
    whyNotMoved: (path, to) => whyNotMoved(chain, path, to),
    whyNotDuplicated: (path) => refusalOf(duplicateStep(chain, path)),
    canMove: (path, by) => nextPlace(chain, path, by) !== undefined,
    add: (place, kind) => void add(place, freshStep(kind)),
    update: (path, step) => onChange(updateStep(chain, path, step)),
    beginRename: (path) => {
      const step = nodeAt(chain, path);
      before.current = { chain, name: (step && nameOfStep(step)) ?? '' };
    },
    rename: (path, name) => {
      const { chain: since, name: was } = before.current;
      onChange(renameStep(since, path, name), { since, from: was, to: name });
    },
    moveBy: (path, by) => {
      const to = nextPlace(chain, path, by);
      if (to) moveTo(path, to);
    },
    moveTo,
    duplicate: (path) => {
      const edit = duplicateStep(chain, path);
      if (isRefused(edit)) return;
      keys.insert(placeOf(edit.path));
      focus.current = fullPath(edit.path);
      onChange(edit.chain);
    },
    remove: (path) => {
      const step = nodeAt(chain, path);
      if (step === undefined) return;
      const rest = removeStep(chain, path);
      const isMissed = [...namesIn([step])].some((name) => isRead(rest, name));
      const place = placeOf(path);
      const stays = nodeAt(rest, path) !== undefined ? path : (ownerOf(place.block)?.path ?? 'add');
      focus.current = fullPath(stays);
      const said = text(isMissed ? 'removedRead' : 'removed', { step: words.say(path, step) });
      take(path, step, isMissed ? 'warning' : 'info', said);
      keys.remove(path);
      onChange(rest);
    },
  };
  return { editing, open, told };
}

const isRefused = (edit: Edit | Refusal): edit is Refusal => typeof edit === 'string';
const refusalOf = (edit: Edit | Refusal): Refusal | undefined => (isRefused(edit) ? edit : undefined);

/** Whether something is wrong with a step itself, and not only with those in it. */
export const hasOwnFindings = (found: readonly { readonly path: string }[], path: string): boolean =>
  found.some((each) => !/^\.(?:steps|otherwise)\.\d/.test(each.path.slice(path.length)));
