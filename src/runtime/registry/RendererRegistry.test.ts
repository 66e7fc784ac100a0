import { describe, expect, it, vi } from 'vitest';
import { boxMeta, labelMeta } from '../../../tests/support/plainMetas.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import type { RendererDefinition } from './defineRenderer.ts';
import { RendererRegistry } from './RendererRegistry.ts';

const module = { default: () => null };
const create = (load: RendererDefinition['load'], meta: RendererMeta = labelMeta) =>
  new RendererRegistry([{ meta, load }]);

describe('RendererRegistry', () => {
  it('refuses a type that is registered twice', () => {
    const load = () => Promise.resolve(module);
    expect(
      () =>
        new RendererRegistry([
          { meta: boxMeta, load },
          { meta: boxMeta, load },
        ]),
    ).toThrow('"box"');
  });

  it('fetches a component once, however many ask', async () => {
    const load = vi.fn(() => Promise.resolve(module));
    const registry = create(load);
    expect(registry.peek('label')).toEqual({ status: 'absent' });
    const both = Promise.all([registry.load('label'), registry.load('label')]);
    expect(registry.peek('label').status).toBe('loading');
    await both;
    await registry.load('label');
    expect(registry.peek('label')).toEqual({ status: 'ready', module });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure when it is asked again', async () => {
    const load = vi.fn(() => Promise.resolve(module));
    load.mockRejectedValueOnce(new Error('chunk'));
    const registry = create(load);
    await registry.load('label');
    expect(registry.peek('label')).toMatchObject({ status: 'failed', error: { message: 'chunk' } });
    await registry.load('label');
    expect(registry.peek('label').status).toBe('ready');
  });

  it('fetches all types of a document, each once, and passes over unknown ones', async () => {
    const load = vi.fn(() => Promise.resolve(module));
    const registry = create(load);
    await registry.preload(['label', 'gone', 'label']);
    expect(load).toHaveBeenCalledTimes(1);
    expect(registry.peek('gone')).toEqual({ status: 'absent' });
  });

  it('does not let one failure keep the others from arriving', async () => {
    const registry = new RendererRegistry([
      { meta: boxMeta, load: () => Promise.reject(new Error('chunk')) },
      { meta: labelMeta, load: () => Promise.resolve(module) },
    ]);
    await registry.preload(['box', 'label']);
    expect([registry.peek('box').status, registry.peek('label').status]).toEqual(['failed', 'ready']);
  });

  it('knows which widget draws a kind of document', () => {
    const registry = create(() => Promise.resolve(module), { ...labelMeta, document: ['mgrList'] });
    expect(registry.forDocument('mgrList')?.meta.type).toBe('label');
    expect(registry.forDocument('form')).toBeUndefined();
  });

  it('fetches what draws a document together with the types that it names', async () => {
    const load = vi.fn(() => Promise.resolve(module));
    const registry = new RendererRegistry([
      { meta: { ...boxMeta, document: ['mgrList'] }, load },
      { meta: labelMeta, load },
    ]);
    await registry.preloadDocument('mgrList', { kind: 'mgrList', toolbar: [{ type: 'label', id: 'a' }] });
    expect([registry.peek('box').status, registry.peek('label').status]).toEqual(['ready', 'ready']);
  });
});
