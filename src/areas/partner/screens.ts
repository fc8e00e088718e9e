import { screen } from '#src/ui/screen-row.ts'
import type { ScreenRow } from '#src/ui/screen-row.ts'

const offeringScreen = screen(() => import('./product-offering/ProductOfferingPage.tsx'), 'ProductOfferingPage', [
  'partner',
  'staff',
  'partner-offering',
  'partner-marketing',
  'products',
  'form',
  'rules',
])

/** The module of each page, and the dictionaries that arrive with it. */
export const PARTNER_SCREENS = {
  partnerNotFound: screen(() => import('./not-found/PartnerNotFoundPage.tsx'), 'PartnerNotFoundPage', ['staff']),
  partnerLogin: screen(() => import('./login/PartnerLoginPage.tsx'), 'PartnerLoginPage', [
    'partner',
    'staff',
    'rules',
    'session-end',
  ]),
  partnerHome: screen(() => import('./home/PartnerHomePage.tsx'), 'PartnerHomePage', [
    'partner',
    'staff',
    'partner-home',
    'figures',
    'partner-offering',
    'products',
    'applications',
    'form',
  ]),
  productOffering: offeringScreen,
  productOfferingDetail: offeringScreen,
  marketingSupport: screen(() => import('./marketing-support/MarketingSupportPage.tsx'), 'MarketingSupportPage', [
    'partner',
    'staff',
    'partner-marketing',
  ]),
  messagingContent: screen(
    () => import('./marketing-support/messaging-content/MessagingContentPage.tsx'),
    'MessagingContentPage',
    ['partner', 'staff', 'partner-marketing'],
  ),
  bannersAndCreatives: screen(
    () => import('./marketing-support/banners-and-creatives/BannersAndCreativesPage.tsx'),
    'BannersAndCreativesPage',
    ['partner', 'staff', 'partner-marketing'],
  ),
  communication: screen(() => import('./communication/CommunicationPage.tsx'), 'CommunicationPage', [
    'partner',
    'staff',
    'partner-support',
    'tickets',
  ]),
  techSupport: screen(() => import('./communication/tech-support/TechSupportPage.tsx'), 'TechSupportPage', [
    'partner',
    'staff',
    'partner-support',
    'tickets',
    'rules',
    'form',
  ]),
  generalQuery: screen(() => import('./communication/general-query/GeneralQueryPage.tsx'), 'GeneralQueryPage', [
    'partner',
    'staff',
    'partner-support',
    'tickets',
    'rules',
    'form',
  ]),
  faqs: screen(() => import('./faqs/FaqsPage.tsx'), 'FaqsPage', ['partner', 'staff', 'partner-faqs']),
  customerQueries: screen(() => import('./faqs/customer-queries/CustomerQueriesPage.tsx'), 'CustomerQueriesPage', [
    'partner',
    'staff',
    'partner-faqs',
  ]),
  dsaQueries: screen(() => import('./faqs/dsa-queries/DsaQueriesPage.tsx'), 'DsaQueriesPage', [
    'partner',
    'staff',
    'partner-faqs',
  ]),
  referral: screen(() => import('./referral/ReferralPage.tsx'), 'ReferralPage', [
    'partner',
    'staff',
    'partner-referral',
    'rules',
    'form',
  ]),
  trainingMaterial: screen(() => import('./training-material/TrainingMaterialPage.tsx'), 'TrainingMaterialPage', [
    'partner',
    'staff',
    'partner-training',
  ]),
  partnerEligibilityCriteria: screen(
    () => import('./training-material/eligibility-criteria/EligibilityCriteriaPage.tsx'),
    'EligibilityCriteriaPage',
    ['partner', 'staff', 'partner-training'],
  ),
  partnerLenderJourney: screen(
    () => import('./lender-journey/PartnerLenderJourneyPage.tsx'),
    'PartnerLenderJourneyPage',
    ['partner', 'staff', 'partner-journey'],
  ),
  digitalIntegration: screen(
    () => import('./digital-integration/DigitalIntegrationPage.tsx'),
    'DigitalIntegrationPage',
    ['partner', 'staff', 'partner-integration', 'table', 'rules', 'form'],
  ),
  partnerReports: screen(() => import('./reports/PartnerReportsPage.tsx'), 'PartnerReportsPage', [
    'partner',
    'staff',
    'partner-reports',
    'partner-home',
    'figures',
    'applications',
    'table',
    'form',
    'rules',
  ]),
  customFunnel: screen(() => import('./custom-funnel/CustomFunnelPage.tsx'), 'CustomFunnelPage', [
    'partner',
    'staff',
    'partner-funnel',
    'partners-admin',
    'landing',
    'products',
    'form',
    'rules',
  ]),
  partnerSettings: screen(() => import('./settings/PartnerSettingsPage.tsx'), 'PartnerSettingsPage', [
    'partner',
    'staff',
    'partner-settings',
    'sign-ins',
    'form',
    'rules',
  ]),
} satisfies Record<string, ScreenRow>
