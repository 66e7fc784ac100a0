import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { flexMeta } from './Flex.meta.ts';

const edge = { start: 'flex-start', end: 'flex-end' } as const;
const css = (name: string): string => (name in edge ? edge[name as keyof typeof edge] : name);

/** Children in a row or a column. A row aligns in the middle unless told otherwise, a column stretches. */
export default function Flex({ props, children }: RendererProps<typeof flexMeta>) {
  const { direction, gap, justify, align = direction === 'row' ? 'center' : 'stretch', wrap } = props;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: direction,
        flexWrap: wrap && direction === 'row' ? 'wrap' : 'nowrap',
        gap,
        justifyContent: css(justify),
        alignItems: css(align),
        minWidth: 0,
      }}
    >
      {children}
    </div>
  );
}
