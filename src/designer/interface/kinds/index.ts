import type { ComponentType } from 'react';
import type { InterfaceOutput } from '../../../schemas/wire/interface.ts';
import type { Change } from '../../fields/changed.ts';
import type { ControlAttributes } from '../../fields/controlAttributes.ts';
import type { InterfaceModel } from '../InterfaceModel.ts';
import { composedKind } from './composed/index.ts';
import { httpKind } from './http/index.ts';
import { sqlKind } from './sql/index.ts';

/** Says where one output stands. */
export interface PathInputProps {
  readonly model: InterfaceModel;
  readonly output: InterfaceOutput;
  readonly attributes: ControlAttributes & { 'aria-label': string };
  readonly change: (part: Change<InterfaceOutput>) => void;
}

/** A kind of interface as it is configured: each has a folder of its own. */
export interface InterfaceKind {
  /** As definitions name it, and the member that holds its part. */
  readonly kind: string;
  readonly title: 'sql' | 'http' | 'composed';
  /** What its part begins with. */
  readonly start: unknown;
  /** Whether an output says where it stands in a row. */
  readonly hasPaths?: true;
  /** Offers the places that there are; absent: they are typed. */
  readonly PathInput?: ComponentType<PathInputProps>;
  readonly Part: ComponentType<{ readonly model: InterfaceModel }>;
}

/** All kinds, in the order in which they are offered. */
export const interfaceKinds: readonly InterfaceKind[] = [sqlKind, httpKind, composedKind];

export const kindOf = (kind: string): InterfaceKind | undefined =>
  interfaceKinds.find((each) => each.kind === kind);
