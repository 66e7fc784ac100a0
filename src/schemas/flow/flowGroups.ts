/** The dictionary whose entries are the groups under which the centre of applications shows flows. */
export const FLOW_GROUPS = 'flow-group';
