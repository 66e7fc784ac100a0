import { theme } from 'antd';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { wizardStepMeta } from './WizardStep.meta.ts';

/** One step of a wizard; its title is drawn by what stands around it. */
export default function WizardStep({ children }: RendererProps<typeof wizardStepMeta>) {
  const { token } = theme.useToken();
  return (
    <div style={{ display: 'grid', gap: token.margin, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {children}
    </div>
  );
}
