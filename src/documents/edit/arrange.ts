import type { FormDocument } from '../../schemas/documents/index.ts';
import { type Command, refuse } from './command.ts';
import { stepTitle } from './stepTitle.ts';

/** Gives a further form a layout of its own, which begins as its module's form is laid out. */
export function arrangeFields({ layout, fields }: FormDocument): Command {
  return (document) => {
    if (document.kind !== 'mgrForm' || document.layout !== undefined)
      return refuse('字段已可排列', 'The fields can be arranged already');
    const own = layout ?? fields.map(({ name }) => ({ field: name }));
    return { document: { ...document, layout: own }, title: stepTitle('排列字段', 'Arrange the fields') };
  };
}
