import { safeUrl } from '../../documents/safeUrl.ts';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { School } from '../../schemas/wire/project.ts';
import { loginLocale } from './login.locale.ts';
import { LoginField } from './LoginField.tsx';

/**
 * The schools to log in at. Each has a portal of its own: choosing another leads to its login page, and what was wanted
 * of this one does not go along.
 * @param go leaves for another site
 */
export default function SchoolSelect({
  schools,
  go = (address) => {
    window.location.assign(address);
  },
}: {
  schools: readonly School[];
  go?: (address: string) => void;
}) {
  const { project } = useRoot();
  const text = useText(loginLocale);
  const others = schools.filter(
    ({ schoolId, url }) => schoolId !== project.schoolId && loginOf(url) !== undefined,
  );
  const own = schools.find(({ schoolId }) => schoolId === project.schoolId);
  return (
    <LoginField id="school" label={text('school')} problem={undefined}>
      <SearchSelect<number>
        id="school"
        size="large"
        value={project.schoolId}
        options={[{ schoolId: project.schoolId, name: own?.name ?? project.name }, ...others].map(
          ({ schoolId, name }) => ({ value: schoolId, label: name }),
        )}
        onChange={(schoolId) => {
          const address = loginOf(others.find((school) => school.schoolId === schoolId)?.url);
          if (address !== undefined) go(address);
        }}
      />
    </LoginField>
  );
}

/** The login page of a portal; undefined for what is no address of a site. */
function loginOf(url: string | undefined): string | undefined {
  const address = safeUrl(url);
  if (address === undefined || !/^https?:/i.test(address)) return undefined;
  return new URL('/user/login', address).href;
}
