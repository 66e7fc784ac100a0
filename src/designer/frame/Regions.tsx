import { Skeleton, Tabs } from 'antd';
import { type ReactNode, Suspense } from 'react';

export interface RegionProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A part of the designer under its name. */
export const Region = ({ name, children }: RegionProps) => (
  <section className="at-design-region" role="region" aria-label={name}>
    <h2>{name}</h2>
    {children}
  </section>
);

interface RegionTabsProps {
  regions: readonly (readonly [name: string, content: ReactNode, beside?: ReactNode])[];
  /** Told the name of the region that somebody opens. */
  opened?: (name: string) => void;
  /** The name of the one that is open; absent: whichever somebody opens. */
  open?: string | undefined;
}

/** Regions of which one is open, each under its name. */
export const RegionTabs = ({ regions, opened, open }: RegionTabsProps) => (
  <Tabs
    size="small"
    className="at-design-tabs"
    destroyOnHidden
    {...(opened && { onChange: opened })}
    {...(open !== undefined && { activeKey: open })}
    items={regions.map(([name, content, beside]) => ({
      key: name,
      label:
        beside === undefined ? (
          name
        ) : (
          <>
            {name} {beside}
          </>
        ),
      children: (
        <section className="at-design-region" role="region" aria-label={name}>
          <Suspense fallback={<Skeleton active />}>{content}</Suspense>
        </section>
      ),
    }))}
  />
);
