import type { ComponentType } from 'react';
import type { InterfaceModel } from '../InterfaceModel.ts';
import { composedKind } from './composed/index.ts';
import { httpKind } from './http/index.ts';
import { sqlKind } from './sql/index.ts';

/** A kind of interface as it is configured: each has a folder of its own. */
export interface InterfaceKind {
  /** As definitions name it, and the member that holds its part. */
  readonly kind: string;
  readonly title: 'sql' | 'http' | 'composed';
  /** What its part begins with. */
  readonly start: unknown;
  /** Whether an output says where it stands in a row. */
  readonly hasPaths?: true;
  readonly Part: ComponentType<{ readonly model: InterfaceModel }>;
}

/** All kinds, in the order in which they are offered. */
export const interfaceKinds: readonly InterfaceKind[] = [sqlKind, httpKind, composedKind];

export const kindOf = (kind: string): InterfaceKind | undefined =>
  interfaceKinds.find((each) => each.kind === kind);
