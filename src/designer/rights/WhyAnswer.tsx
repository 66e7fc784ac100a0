import { CheckCircleFilled, CloseCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import { Alert, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { FormDocument } from '../../schemas/documents/form.ts';
import { FieldsOf } from './FieldsOf.tsx';
import type { Explanation, Question, RoleReasons } from './rightsCalls.ts';
import { type Reason, useReasons } from './useReasons.ts';
import { whyLocale } from './why.locale.ts';

interface WhyAnswerProps {
  question: Question;
  answer: Explanation;
  fields: FormDocument['fields'];
}

/** Yes or no, and of each role of the person the reasons. */
export const WhyAnswer = observer(function WhyAnswer({ question, answer, fields }: WhyAnswerProps) {
  const text = useText(whyLocale);
  const { may, user, active, roles, systems } = answer;
  const name = text('named', { name: user.name, login: user.loginName });
  const why = !active ? text('inactive') : roles.length === 0 ? text('noRoles') : text('anyRole');
  return (
    <div className="at-rights-answer" aria-live="polite">
      <Alert
        showIcon
        type={may ? 'success' : 'error'}
        message={text(may ? 'may' : 'mayNot', { name })}
        description={why}
      />
      <FieldsOf fields={fields}>
        {roles.map((role) => (
          <RoleCard key={role.role} {...{ role, question, fields, systems }} />
        ))}
      </FieldsOf>
    </div>
  );
});

const SIGNS = {
  yes: <CheckCircleFilled className="at-rights-yes" aria-hidden />,
  no: <CloseCircleFilled className="at-rights-no" aria-hidden />,
  note: <InfoCircleFilled className="at-rights-note" aria-hidden />,
} as const;

const RoleCard = observer(function RoleCard({
  role,
  question,
  fields,
  systems,
}: {
  role: RoleReasons;
  question: Question;
  fields: FormDocument['fields'];
  systems: Explanation['systems'];
}) {
  const { locale } = useRoot();
  const text = useText(whyLocale);
  const reasons = useReasons(question, { fields, systems });
  const title = locale.localise(role.name);
  return (
    <article className="at-rights-form" aria-label={title}>
      <header>
        <h3>{title}</h3>
        <Tag color={role.may ? 'green' : 'red'}>{text(role.may ? 'roleMay' : 'roleMayNot')}</Tag>
        <span className="at-rights-spring" />
        <Link to={`/role/${role.role}`}>{text('openRole')}</Link>
      </header>
      <Reasons reasons={reasons(role)} />
    </article>
  );
});

function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="at-rights-reasons">
      {reasons.map(({ sign, said, more = [] }) => (
        <li key={said}>
          {SIGNS[sign]} {said}
          {more.length > 0 && (
            <ul>
              {more.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
