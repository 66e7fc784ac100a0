import { Type } from 'typebox';
import { type Prop, prop } from '../../schemas/prop.ts';
import { FIELD_CODE } from '../../schemas/kinds.ts';
import { renameLocale } from './rename.locale.ts';

const { zhCN, enUS } = renameLocale.texts;

/** What a source, a variable, a parameter, an input or an event is called. */
export const nameProp: Prop = {
  ...prop.static(Type.String({ pattern: FIELD_CODE }), { zhCN: zhCN.name, enUS: enUS.name }),
  help: { zhCN: zhCN.nameHelp, enUS: enUS.nameHelp },
  required: true,
};
