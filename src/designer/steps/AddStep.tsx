import { PlusOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { DEEPEST_STEP, MOST_STEPS, stepKinds, type Step } from '../../schemas/step.ts';
import { controlId } from '../fields/controlAttributes.ts';
import { kindIcons } from './kindIcons.tsx';
import { kindsLocale } from './kinds.locale.ts';
import { stepLocale } from './step.locale.ts';
import { useSteps } from './StepsContext.ts';
import type { StepPlace } from '../cards/tree.ts';

interface AddStepProps {
  place: StepPlace;
  /** What the button says to those who do not see where it stands. */
  label: string;
  /** It stands between steps, where it shows when somebody comes near. */
  small?: boolean;
}

/** Adds a step of a kind that is chosen in words. */
export const AddStep = observer(function AddStep({ place, label, small = false }: AddStepProps) {
  const { add, chain, fullPath, noWrites, whyNotAdded } = useSteps();
  const text = useText(stepLocale);
  const kinds = useText(kindsLocale);
  const isFull = whyNotAdded(place, 'answer') === 'full';
  if (small && isFull) return null;
  const whyNot = (kind: Step['do']): string | undefined => {
    if ((kind === 'save' || kind === 'remove') && noWrites !== undefined) return noWrites;
    return whyNotAdded(place, kind) === 'deep' ? text('deep', { most: DEEPEST_STEP }) : undefined;
  };
  const items = stepKinds.map((kind) => {
    const why = whyNot(kind);
    return {
      key: kind,
      icon: kindIcons[kind],
      disabled: why !== undefined,
      label: (
        <span className="at-steps-kind">
          <span>{kinds(kind)}</span> <small>{why ?? kinds(`${kind}.help`)}</small>
        </span>
      ),
    };
  });
  const isLast = place.block === '' && !small;
  return (
    <>
      <Dropdown
        trigger={['click']}
        autoFocus
        disabled={isFull}
        overlayClassName="at-steps-menu"
        menu={{
          items,
          onClick: ({ key, domEvent }) => {
            // The key that chose would press what gets the focus.
            domEvent.preventDefault();
            add(place, key as Step['do']);
          },
        }}
      >
        <Button
          size="small"
          type={small ? 'default' : 'dashed'}
          {...(small && { shape: 'circle', className: 'at-steps-between' })}
          {...(isLast && { id: controlId(fullPath('add')), size: 'middle' })}
          aria-label={label}
          title={small ? label : undefined}
          icon={<PlusOutlined aria-hidden />}
          disabled={isFull}
        >
          {small ? undefined : text('add')}
        </Button>
      </Dropdown>
      {isFull && isLast && <span className="at-field-note">{text('full', { most: MOST_STEPS })}</span>}
      {isLast && chain.length === 0 && <span className="at-field-note">{text('noSteps')}</span>}
    </>
  );
});
