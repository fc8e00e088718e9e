const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/index-CNaZ2p3t.css',
      'assets/first-XFjAZRDm.css',
      'assets/signed-in-CFFtR9xJ.css',
      'assets/EligibilityCriteriaPage-J0RZ6klp.css',
    ]),
) => i.map((i) => d[i])
import { hr as t } from './first-CL_AHFyg.js'
import { i as e } from './index-DgFpoVLQ.js'
var n = e(
    () => t(() => import(`./screens-selling-cLPpwNjQ.js`).then((e) => e.n), __vite__mapDeps([0, 1, 2])),
    `ProductOfferingPage`,
    [`partner`, `staff`, `partner-offering`, `partner-marketing`, `products`, `form`, `rules`],
  ),
  r = {
    partnerNotFound: e(
      () => t(() => import(`./screens-lost-DMxeF0hJ.js`).then((e) => e.t), __vite__mapDeps([0, 1, 2])),
      `PartnerNotFoundPage`,
      [`staff`],
    ),
    partnerLogin: e(
      () => t(() => import(`./screens-doors-D7fSb-BV.js`).then((e) => e.n), __vite__mapDeps([0, 1, 2])),
      `PartnerLoginPage`,
      [`partner`, `staff`, `rules`, `session-end`],
    ),
    partnerPassword: e(
      () => t(() => import(`./screens-doors-D7fSb-BV.js`).then((e) => e.t), __vite__mapDeps([0, 1, 2])),
      `PartnerPasswordPage`,
      [`partner`, `staff`, `staff-link`, `staff-titles`, `form`, `rules`],
    ),
    partnerHome: e(
      () => t(() => import(`./PartnerHomePage-BIW67yMd.js`), __vite__mapDeps([0, 1, 2])),
      `PartnerHomePage`,
      [`partner`, `staff`, `partner-home`, `figures`, `partner-offering`, `products`, `applications`, `form`],
    ),
    productOffering: n,
    productOfferingDetail: n,
    marketingSupport: e(
      () => t(() => import(`./screens-answers-5Vcs2Zi4.js`).then((e) => e.t), __vite__mapDeps([0, 1, 2])),
      `MarketingSupportPage`,
      [`partner`, `staff`, `partner-marketing`],
    ),
    messagingContent: e(
      () => t(() => import(`./MessagingContentPage-Qja4Hq08.js`), __vite__mapDeps([0, 1, 2])),
      `MessagingContentPage`,
      [`partner`, `staff`, `partner-marketing`],
    ),
    bannersAndCreatives: e(
      () => t(() => import(`./BannersAndCreativesPage-DGnt9qnX.js`), __vite__mapDeps([0, 1, 2])),
      `BannersAndCreativesPage`,
      [`partner`, `staff`, `partner-marketing`],
    ),
    communication: e(
      () => t(() => import(`./screens-questions-wZ6IKUPp.js`).then((e) => e.r), __vite__mapDeps([0, 1, 2])),
      `CommunicationPage`,
      [`partner`, `staff`, `partner-support`, `tickets`],
    ),
    techSupport: e(
      () => t(() => import(`./screens-questions-wZ6IKUPp.js`).then((e) => e.t), __vite__mapDeps([0, 1, 2])),
      `TechSupportPage`,
      [`partner`, `staff`, `partner-support`, `tickets`, `rules`, `form`],
    ),
    generalQuery: e(
      () => t(() => import(`./screens-questions-wZ6IKUPp.js`).then((e) => e.n), __vite__mapDeps([0, 1, 2])),
      `GeneralQueryPage`,
      [`partner`, `staff`, `partner-support`, `tickets`, `rules`, `form`],
    ),
    faqs: e(
      () => t(() => import(`./screens-answers-5Vcs2Zi4.js`).then((e) => e.i), __vite__mapDeps([0, 1, 2])),
      `FaqsPage`,
      [`partner`, `staff`, `partner-faqs`],
    ),
    customerQueries: e(
      () => t(() => import(`./screens-answers-5Vcs2Zi4.js`).then((e) => e.r), __vite__mapDeps([0, 1, 2])),
      `CustomerQueriesPage`,
      [`partner`, `staff`, `partner-faqs`],
    ),
    dsaQueries: e(
      () => t(() => import(`./screens-answers-5Vcs2Zi4.js`).then((e) => e.n), __vite__mapDeps([0, 1, 2])),
      `DsaQueriesPage`,
      [`partner`, `staff`, `partner-faqs`],
    ),
    referral: e(
      () => t(() => import(`./screens-selling-cLPpwNjQ.js`).then((e) => e.t), __vite__mapDeps([0, 1, 2])),
      `ReferralPage`,
      [`partner`, `staff`, `partner-referral`, `rules`, `form`],
    ),
    trainingMaterial: e(
      () => t(() => import(`./TrainingMaterialPage-LAJqaJ75.js`), __vite__mapDeps([0, 1, 2])),
      `TrainingMaterialPage`,
      [`partner`, `staff`, `partner-training`],
    ),
    partnerEligibilityCriteria: e(
      () => t(() => import(`./EligibilityCriteriaPage-BWzjtZXr.js`), __vite__mapDeps([0, 1, 2, 3])),
      `EligibilityCriteriaPage`,
      [`partner`, `staff`, `partner-training`],
    ),
    partnerLenderJourney: e(
      () => t(() => import(`./PartnerLenderJourneyPage-DmyIEJ5o.js`), __vite__mapDeps([0, 1, 2])),
      `PartnerLenderJourneyPage`,
      [`partner`, `staff`, `partner-journey`],
    ),
    digitalIntegration: e(
      () => t(() => import(`./DigitalIntegrationPage-CmImUjOw.js`), __vite__mapDeps([0, 1, 2])),
      `DigitalIntegrationPage`,
      [`partner`, `staff`, `partner-integration`, `table`, `rules`, `form`],
    ),
    partnerReports: e(
      () => t(() => import(`./PartnerReportsPage-BU0EivZr.js`), __vite__mapDeps([0, 1, 2])),
      `PartnerReportsPage`,
      [`partner`, `staff`, `partner-reports`, `partner-home`, `figures`, `applications`, `table`, `form`, `rules`],
    ),
    customFunnel: e(
      () => t(() => import(`./screens-own-Bm3bbcLb.js`).then((e) => e.n), __vite__mapDeps([0, 1, 2])),
      `CustomFunnelPage`,
      [`partner`, `staff`, `partner-funnel`, `partners-admin`, `landing`, `products`, `form`, `rules`],
    ),
    partnerSettings: e(
      () => t(() => import(`./screens-own-Bm3bbcLb.js`).then((e) => e.t), __vite__mapDeps([0, 1, 2])),
      `PartnerSettingsPage`,
      [
        `partner`,
        `staff`,
        `partner-settings`,
        `approvals`,
        `brand-studio`,
        `products`,
        `partner-evidence`,
        `partner-agreement`,
        `sign-ins`,
        `form`,
        `rules`,
      ],
    ),
  }
export { r as PARTNER_SCREENS }
