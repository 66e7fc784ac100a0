import { useContext } from 'react';
import { controlIdOf } from '../../../schemas/controlType.ts';
import { OpenResourceContext } from '../../../runtime/render/OpenResource.tsx';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { ControlDocument } from '../../../schemas/documents/control.ts';
import { ControlPlace } from '../shared/ControlPlace.tsx';
import type { controlMeta } from './Control.meta.ts';

/**
 * A control that stands as a node of its own type, `control/{id}`: its document was fetched with the one that names it,
 * so that its inputs are typed props and its events are its own. A document that is opened whole is drawn with the
 * parameters of its address.
 */
export default function Control({ node, props, emit }: RendererProps<typeof controlMeta>) {
  const { resources } = useRoot();
  const open = useContext(OpenResourceContext);
  const id = controlIdOf(node.source.type);
  const whole = open?.resource.kind === 'control' ? (open.resource.document as ControlDocument) : undefined;
  const document = id === undefined ? whole : resources.control(id);
  if (!document) return null;
  const inputs = id === undefined ? (open?.params ?? {}) : props;
  return (
    <ControlPlace document={document} inputs={inputs} tell={(event, payload) => void emit(event, payload)} />
  );
}
