import type { Text } from '../../schemas/text.ts';
import { valueAt } from '../../schemas/pointer.ts';
import { type Command, refuse, treeOf, withValue } from './command.ts';
import { stepTitle } from './stepTitle.ts';

const NAME = /^[A-Za-z]\w{0,62}$/;

/**
 * Adds a named member: a source, a variable, a parameter, an event, an input.
 * @param holding the member that holds it: `sources`, `variables`
 */
export function addNamed(holding: string, name: string, value: unknown, title: Text = name): Command {
  return (document, language) => {
    const found = treeOf(document, language).root.holdings.find((each) => each.name === holding);
    if (found?.form !== 'names')
      return refuse('这种文档没有此项', 'Documents of this kind have none of these');
    if (!NAME.test(name))
      return refuse(
        '名称以字母开头，只含字母、数字和下划线，最多 63 个字符',
        'A name begins with a letter and holds letters, digits and underscores, at most 63',
      );
    if (valueAt(document, `/${holding}/${name}`) !== undefined)
      return refuse(`名称“${name}”已被使用`, `The name “${name}” is taken`);
    const [role = 'source'] = found.roles;
    const added = withValue(document, `/${holding}/${name}`, value);
    return { document: added, title: stepTitle('新增', 'Add', title), select: [`${role}:${name}`] };
  };
}

/** A name beside those that are there: `rows`, `rows2`. */
export function freeName(taken: Readonly<Record<string, unknown>> | undefined, stem: string): string {
  let name = stem;
  for (let at = 2; taken !== undefined && Object.hasOwn(taken, name); at += 1) name = `${stem}${String(at)}`;
  return name;
}
