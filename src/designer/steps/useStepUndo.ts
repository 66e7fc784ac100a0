import { useEffect, useRef } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { DEEPEST_STEP, MOST_STEPS, type Step } from '../../schemas/step.ts';
import { insertStep } from './commands.ts';
import { stepLocale } from './step.locale.ts';
import { copyOf, namesIn } from './stepNames.ts';
import { armOf, ownerOf, placeOf, type Arm } from '../cards/tree.ts';
import { keysWithin, type KeyNode, type CardKeys } from '../cards/useCardKeys.ts';

/** A step that was taken away, and where it stood, by the keys of the steps around it: their places change. */
interface TakenStep {
  readonly step: Step;
  readonly keys: KeyNode;
  /** In which step; undefined: in the chain itself. */
  readonly owner: { readonly key: number; readonly arm: Arm } | undefined;
  /** The keys of its block in their order, its own and those of steps taken away before it included. */
  readonly order: readonly number[];
  /** What was taken away before of what it holds, oldest first. */
  readonly within: readonly Offer[];
}

/** A message by which a step can be put back. */
interface Offer {
  readonly taken: TakenStep;
  readonly level: 'info' | 'warning';
  readonly said: string;
}

interface Work {
  readonly chain: readonly Step[];
  readonly onChange: (chain: readonly Step[]) => void;
  readonly keys: CardKeys;
  /** A step is back at a path. */
  readonly onBack: (path: string) => void;
}

/** Where a key of an order belongs among those of its keys that are there: after the nearest before it, else before the nearest after it. */
function indexIn(order: readonly number[], key: number, there: readonly number[]): number {
  const at = order.indexOf(key);
  const before = order.slice(0, at).findLast((each) => there.includes(each));
  if (before !== undefined) return there.indexOf(before) + 1;
  const after = order.slice(at + 1).find((each) => there.includes(each));
  return after === undefined ? there.length : there.indexOf(after);
}

/**
 * Messages by which steps that are taken away are put back to where they stood, in any order. What stood in a step is
 * offered again only once that step is back.
 * @returns notes that the step at a path is being taken away, and tells so
 */
export function useStepUndo(
  work: Work,
): (path: string, step: Step, level: Offer['level'], said: string) => void {
  const { ui } = useRoot();
  const text = useText(stepLocale);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  /** What is offered, oldest first, with what takes its message away. */
  const offers = useRef(new Map<Offer, () => void>());
  useEffect(() => {
    const told = offers.current;
    return () => {
      // Without the chain there is nothing to go back to.
      for (const takeAway of told.values()) takeAway();
      told.clear();
    };
  }, []);

  const tell = (offer: Offer): void => {
    const { level, said } = offer;
    offers.current.set(offer, ui.message(level, said, { label: text('undo'), run: () => putBack(offer) }));
  };
  const putBack = (offer: Offer): void => {
    if (!offers.current.delete(offer)) return;
    const { step, keys: own, owner, order, within } = offer.taken;
    const { chain, onChange, keys, onBack } = latest.current;
    const around = owner && keys.pathOf(owner.key);
    if (owner !== undefined && around === undefined) {
      ui.message('warning', text('placeGone'));
      return;
    }
    const block = owner && around !== undefined ? armOf(around, owner.arm) : '';
    const place = { block, at: indexIn(order, own.key, keys.within(block)) };
    const names = namesIn(chain);
    const isTaken = [...namesIn([step])].some((name) => names.has(name));
    const edit = insertStep(chain, place, isTaken ? copyOf(step, names) : step);
    if (typeof edit === 'string') {
      // Still held: once there is room, it can be put back.
      const why = text(edit, { most: edit === 'full' ? MOST_STEPS : DEEPEST_STEP });
      tell({ ...offer, level: 'warning', said: why });
      return;
    }
    keys.insert(place, own);
    onBack(edit.path);
    onChange(edit.chain);
    within.forEach(tell);
  };

  return (path, step, level, said) => {
    const { keys } = work;
    const own = keys.nodeAt(path);
    if (own === undefined) return;
    const { block } = placeOf(path);
    const around = ownerOf(block);
    const owner = around && { key: keys.of(around.path), arm: around.arm };
    const isGone = keysWithin(own);
    const order = [...keys.within(block)];
    // The latest that was taken away stood among what is there.
    for (const { taken } of [...offers.current.keys()].reverse()) {
      const isBeside = taken.owner?.key === owner?.key && taken.owner?.arm === owner?.arm;
      if (isBeside) order.splice(indexIn(taken.order, taken.keys.key, order), 0, taken.keys.key);
    }
    const within = [...offers.current].filter(([{ taken }]) => taken.owner && isGone.has(taken.owner.key));
    for (const [offer, takeAway] of within) {
      offers.current.delete(offer);
      takeAway();
    }
    tell({ taken: { step, keys: own, owner, order, within: within.map(([offer]) => offer) }, level, said });
  };
}
