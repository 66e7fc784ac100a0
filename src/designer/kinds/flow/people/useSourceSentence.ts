import { flowIndex } from '../../../../documents/flow/flowIndex.ts';
import { insideBraces } from '../../../../renderers/input/shared/conditionBuilder/fields.meta.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { Approver } from '../../../../schemas/flow/approver.ts';
import { peopleLocale } from './people.locale.ts';
import { useFlowTrial } from './useFlowTrial.ts';
import { usePeopleFields, useStepTitle } from './usePeopleFields.ts';

/** Says what somebody decides first, or a form holds, before a source gives people. To be called by an observer. */
export function useSourceSentence(): (source: Approver) => string {
  const { flow } = useFlowTrial();
  const text = useText(peopleLocale);
  const { people, others } = usePeopleFields();
  const titleOf = useStepTitle();
  const field = (code: string): string =>
    [...people, ...others].find((each) => each.code === code)?.title ?? code;
  return (source) => {
    switch (source.source) {
      case 'initiatorPicks':
      case 'previousPicks':
        return text('pickedBy', {
          by: text(source.source === 'initiatorPicks' ? 'byInitiator' : 'byPrevious'),
        });
      case 'personField':
      case 'departmentFieldHead':
        return text('byField', { field: field(source.field) });
      case 'headAtLevel':
      case 'headChain':
        return typeof source.of === 'object'
          ? text('byField', { field: field(source.of.field) })
          : text('byRest');
      case 'sameAs': {
        const node = flowIndex(flow).get(source.node)?.node;
        return text('bySame', { node: node === undefined ? source.node : titleOf(node) });
      }
      case 'expression':
        return text('byExpression', { expression: insideBraces(source.value) ?? source.value });
      default:
        return text('byRest');
    }
  };
}
