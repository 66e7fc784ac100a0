import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { wizardStepMeta } from './WizardStep.meta.ts';
import { Stack } from '../../shared/stack/Stack.tsx';

/** One step of a wizard; its title is drawn by what stands around it. */
export default function WizardStep({ children }: RendererProps<typeof wizardStepMeta>) {
  return <Stack>{children}</Stack>;
}
