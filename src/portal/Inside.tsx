import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { OverlayHost } from './overlay/OverlayHost.tsx';
import { BACK_OFFICE_PAGES } from './pages/backOfficePages.ts';
import { GeneratedPage } from './pages/GeneratedPage.tsx';
import { PageBoundary } from './pages/PageBoundary.tsx';
import { Splash } from './parts/Splash.tsx';
import type { InsideProps } from './Portal.tsx';
import { useLanguageRefresh } from './session/useLanguageRefresh.ts';
import { FLOW_PRINT, FLOW_VERIFY } from '../runtime/flow/flowAddress.ts';
import { useRoot } from '../runtime/stores/RootContext.tsx';
import { lazyPart } from '../runtime/render/lazyPart.tsx';
import { addressKinds, flowListPages } from '../schemas/pageAddress.ts';
import { AttachedUi } from './ui/AttachedUi.tsx';
import { ScreenLayer } from './ui/ScreenLayer.tsx';
import { WorkHost } from './work/WorkHost.tsx';
import { MenuPage } from './workspace/MenuPage.tsx';
import { NoPage } from './workspace/NoPage.tsx';
import { WorkspaceGate } from './workspace/WorkspaceGate.tsx';
import './parts/print.css';

// A page of the workspace does without these.
const HomePage = lazyPart(async () => (await import('./home/HomePage.tsx')).HomePage);
const AbsencePage = lazyPart(async () => (await import('./absence/AbsencePage.tsx')).AbsencePage);
const BackOfficePage = lazyPart(async () => (await import('./pages/BackOfficePage.tsx')).BackOfficePage);
const BundlePage = lazyPart(async () => (await import('./pages/BundlePage.tsx')).BundlePage);
const DesignPage = lazyPart(async () => (await import('./pages/DesignPage.tsx')).DesignPage);
const ErrorPage = lazyPart(async () => (await import('./pages/ErrorPage.tsx')).ErrorPage);
const FlowApplyPage = lazyPart(async () => (await import('./flow/apply/FlowApplyPage.tsx')).FlowApplyPage);
const FlowDetailPage = lazyPart(
  async () => (await import('./flow/detail/FlowDetailPage.tsx')).FlowDetailPage,
);
const FlowListPage = lazyPart(async () => (await import('./flow/lists/FlowListPage.tsx')).FlowListPage);
const FlowPrintsPage = lazyPart(async () => (await import('./flow/print/FlowPrintsPage.tsx')).FlowPrintsPage);
const FlowStartPage = lazyPart(async () => (await import('./flow/lists/FlowStartPage.tsx')).FlowStartPage);
const GalleryPage = lazyPart(async () => (await import('./gallery/GalleryPage.tsx')).GalleryPage);
const HomeMenuPage = lazyPart(async () => (await import('./workspace/HomeMenuPage.tsx')).HomeMenuPage);
const InspectorHost = lazyPart(async () => (await import('./inspector/InspectorHost.tsx')).InspectorHost);
const InBackOffice = lazyPart(async () => (await import('./pages/InBackOffice.tsx')).InBackOffice);
const InterfacePage = lazyPart(async () => (await import('./pages/InterfacePage.tsx')).InterfacePage);
const RightsPage = lazyPart(async () => (await import('./pages/RightsPage.tsx')).RightsPage);
const RolePage = lazyPart(async () => (await import('./pages/RolePage.tsx')).RolePage);
const SinglePage = lazyPart(async () => (await import('./workspace/SinglePage.tsx')).SinglePage);
const MessagesPage = lazyPart(async () => (await import('./messages/MessagesPage.tsx')).MessagesPage);
const OwnPage = lazyPart(async () => (await import('./pages/OwnPage.tsx')).OwnPage);
const PreviewNotice = lazyPart(async () => (await import('./preview/PreviewNotice.tsx')).PreviewNotice);
const PreviewPage = lazyPart(async () => (await import('./pages/PreviewPage.tsx')).PreviewPage);
const ScanPage = lazyPart(async () => (await import('./scan/ScanPage.tsx')).ScanPage);
const SystemPage = lazyPart(async () => (await import('./pages/SystemPage.tsx')).SystemPage);
const VerifyPage = lazyPart(async () => (await import('./flow/verify/VerifyPage.tsx')).VerifyPage);
const WorkCalendarPage = lazyPart(
  async () => (await import('./workCalendar/WorkCalendarPage.tsx')).WorkCalendarPage,
);

/** Every screen behind the login. */
export function Inside({ linkToken }: InsideProps) {
  const { pathname } = useLocation();
  return (
    <ScreenLayer>
      <AttachedUi>
        <PageBoundary place={pathname}>
          <Suspense fallback={<Splash />}>
            <InsideRoutes linkToken={linkToken} />
          </Suspense>
        </PageBoundary>
        <PageBoundary place={pathname}>
          <OverlayHost />
        </PageBoundary>
        <PageBoundary>
          <WorkHost />
        </PageBoundary>
        <PageBoundary>
          <DesignHost />
        </PageBoundary>
      </AttachedUi>
    </ScreenLayer>
  );
}

/** Few people design, and those who do are not in a hurry. */
export const DesignHost = observer(function DesignHost() {
  const { preview, session } = useRoot();
  return (
    <Suspense>
      {preview !== undefined && <PreviewNotice />}
      {(session.mayDesign || session.isPreview) && <InspectorHost />}
    </Suspense>
  );
});

const InsideRoutes = observer(function InsideRoutes({ linkToken }: InsideProps) {
  useLanguageRefresh();
  const { sharedPage } = useRoot().session;
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/home" replace />} />
      <Route
        path="/home"
        element={sharedPage === undefined ? <HomePage /> : <Navigate to={sharedPage} replace />}
      />
      <Route element={<WorkspaceGate linkToken={linkToken} />}>
        <Route path="/main/*" element={<MenuPage />} />
        <Route path="/menu" element={<HomeMenuPage />} />
        <Route path="/single" element={<Navigate to="/single/app" replace />} />
        <Route path="/single/app" element={<SinglePage />} />
        <Route path="/app/:id" element={<GeneratedPage kinds={addressKinds.app} />} />
        <Route path="/bi/:id" element={<GeneratedPage kinds={addressKinds.bi} />} />
        <Route path="/mgr/:id" element={<GeneratedPage kinds={addressKinds.mgr} />} />
        <Route
          path="/interface/:moduleCode?/:interfaceUrl?"
          element={
            <InBackOffice>
              <InterfacePage />
            </InBackOffice>
          }
        />
        <Route
          path="/role/:code"
          element={
            <InBackOffice>
              <RolePage />
            </InBackOffice>
          }
        />
        <Route
          path="/workCalendar"
          element={
            <InBackOffice>
              <WorkCalendarPage />
            </InBackOffice>
          }
        />
        {(['why', 'who'] as const).map((asks) => (
          <Route
            key={asks}
            path={`/rights/${asks}`}
            element={
              <InBackOffice>
                <RightsPage asks={asks} />
              </InBackOffice>
            }
          />
        ))}
      </Route>
      <Route path="/design/:kind?/:id?" element={<DesignPage />} />
      <Route path="/import" element={<BundlePage what="import" />} />
      <Route path="/export" element={<BundlePage what="export" />} />
      <Route path="/preview/:kind/:id" element={<PreviewPage />} />
      <Route path="/example" element={<GalleryPage />} />
      <Route
        path="/scanLogin"
        element={
          <OwnPage needs="base/scan_login/confirm_ticket.do">
            <ScanPage />
          </OwnPage>
        }
      />
      <Route
        path="/absence"
        element={
          <OwnPage needs="form/flow/delegation/save.do">
            <AbsencePage />
          </OwnPage>
        }
      />
      <Route
        path="/messages"
        element={
          <OwnPage needs="base/message/read.do">
            <MessagesPage />
          </OwnPage>
        }
      />
      <Route path="/system/:id/*" element={<SystemPage />} />
      <Route path="/flowApply/:id" element={<FlowApplyPage />} />
      <Route path="/flowDetail/:id" element={<FlowDetailPage />} />
      {Object.entries(flowListPages).map(([page, scope]) => (
        <Route key={page} path={`/${page}/:id`} element={<FlowListPage scope={scope} />} />
      ))}
      <Route path="/flowStart" element={<FlowStartPage />} />
      <Route path={FLOW_PRINT} element={<FlowPrintsPage />} />
      <Route path={FLOW_VERIFY} element={<VerifyPage />} />
      {BACK_OFFICE_PAGES.map(([route, list, params]) => (
        <Route key={route} path={`/${route}`} element={<BackOfficePage list={list} params={params} />} />
      ))}
      {(['403', '404', '500', 'error'] as const).map((code) => (
        <Route key={code} path={`/${code}`} element={<ErrorPage code={code} />} />
      ))}
      <Route path="*" element={<NoPage />} />
    </Routes>
  );
});
