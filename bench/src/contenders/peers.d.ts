// What the contenders use of the peers. They are installed in bench alone, and the product is checked without them.

declare module '@rjsf/antd' {
  import type { ComponentType } from 'react';
  const Form: ComponentType<{
    schema: object;
    uiSchema: object;
    validator: unknown;
    noHtml5Validate: boolean;
  }>;
  export default Form;
}

declare module '@rjsf/validator-ajv8' {
  const validator: unknown;
  export default validator;
}

declare module '@jsonforms/react' {
  import type { ComponentType } from 'react';
  export const JsonForms: ComponentType<{
    schema: object;
    uischema: object;
    data: unknown;
    renderers: unknown;
    cells: unknown;
  }>;
}

declare module '@jsonforms/vanilla-renderers' {
  export const vanillaRenderers: unknown;
  export const vanillaCells: unknown;
}

declare module 'amis' {
  import type { ReactElement } from 'react';
  export function render(schema: object, props: object, env: object): ReactElement;
}

declare module 'amis/lib/themes/cxd.css';
declare module 'amis/lib/helper.css';

declare module '@tanstack/react-virtual' {
  export function useVirtualizer(options: {
    count: number;
    getScrollElement: () => Element | null;
    estimateSize: () => number;
    overscan: number;
  }): {
    getTotalSize(): number;
    getVirtualItems(): readonly { readonly index: number; readonly start: number }[];
  };
}

declare module '@puckeditor/core' {
  import type { ComponentType, CSSProperties } from 'react';
  export type Slot = ComponentType<{ style?: CSSProperties }>;
  export const Puck: ComponentType<{ config: object; data: unknown; ui: object }>;
}

declare module '@puckeditor/core/puck.css';
