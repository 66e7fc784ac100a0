import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { importFormilySchema } from '../../../documents/import/importForm.ts';
import { metas } from '../../metas.ts';
import { choices } from './fixtures/choices.ts';
import { hands } from './fixtures/hands.ts';
import { links } from './fixtures/links.ts';
import { lists } from './fixtures/lists.ts';
import { panes } from './fixtures/panes.ts';

/** What is told of everything that a component looked like there. */
const OF_LOOKS = /\/x-(component|decorator)-props/;

const press = async (name: RegExp) => {
  fireEvent.click(await screen.findByRole('button', { name }));
};

describe.each([
  ['lists', lists],
  ['panes and layouts', panes],
  ['links', links],
  ['choices', choices],
] as const)("Formily's examples of %s", (_, examples) => {
  test.each(examples)('$name: as it is', async ({ schema, hands: act, sent }) => {
    const { page, root } = await renderNode(
      {
        type: 'formily-form',
        id: 'form',
        props: { schema },
        on: { submit: [{ do: 'setVariable', name: 'sent', value: '{{event.values}}' }] },
      },
      { page: { variables: { sent: { type: 'object' } } } },
    );
    await act(hands);
    await press(/^提\s?交$/);
    await waitFor(() => expect(page.variables.get('sent')).toEqual(sent));
    expect(root.log.entries.map(({ finding }) => finding.code)).toEqual([]);
  });

  test.each(examples)(
    '$name: imported',
    async ({ schema, hands: act, sent, becomes, imported = act, told = [] }) => {
      const { document, notCarried } = importFormilySchema(schema, { metas });
      const about = notCarried.filter(({ code, path = '' }) => code !== 'CAPACITY' && !OF_LOOKS.test(path));
      expect(about.map(({ code, path = '' }) => `${code} ${path}`)).toEqual(told);
      let data: unknown;
      openResource([document], {
        answers: {
          '/imported-form/add.htm': (param) => {
            // What is empty is the same as what is not there.
            data = JSON.parse(JSON.stringify(param.data, (_, value: unknown) => value ?? undefined));
            return { result: { id: '1', revision: 1 } };
          },
        },
      });
      await imported(hands);
      await press(/^(保\s?存|提\s?交)$/);
      await waitFor(() => expect(data).toEqual(becomes ?? sent));
    },
  );
});
