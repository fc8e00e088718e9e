// Where a visitor begins: part of the first load, since another request would only make it later.
import { LandingPage } from '#src/areas/customer/landing/LandingPage.tsx'
import { VerificationPage } from '#src/areas/customer/verification/VerificationPage.tsx'
import { PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { lazyScreen, themedScreen } from './screen.ts'
import type { Screen } from './screen.ts'

const MONEY = ['offers', 'kfs', 'score', 'applications', 'refusals', 'lenders', 'consents', 'rules', 'options', 'form']

const adminLater = lazyScreen(
  async () => (await import('#src/areas/admin/NotInThisReleasePage.tsx')).NotInThisReleasePage,
  ['admin', 'staff'],
)
const offeringScreen = lazyScreen(
  async () => (await import('#src/areas/partner/product-offering/ProductOfferingPage.tsx')).ProductOfferingPage,
  ['partner', 'staff', 'partner-offering', 'partner-marketing', 'products', 'form', 'rules'],
)

/** One landing page, with the words of one kind. */
const kindLanding = (segment: string) =>
  lazyScreen(
    async () => (await import('#src/areas/customer/landing/kind/KindLandingPage.tsx')).KindLandingPage,
    ['landing', 'verification', 'products', 'kind', `kind-${segment}`],
  )

/** The component of every page. A page without one does not compile. */
export const SCREENS: Record<PageKey, Screen> = {
  landing: lazyScreen(async () => LandingPage, ['landing', 'verification', 'products']),
  kindPersonal: kindLanding('personal-loan'),
  kindGold: kindLanding('gold-loan'),
  kindBusiness: kindLanding('business-loan'),
  kindHome: kindLanding('home-loan'),
  kindStudent: kindLanding('student-loan'),
  kindTwoWheeler: kindLanding('two-wheeler-loan'),
  kindCar: kindLanding('car-loan'),
  login: lazyScreen(async () => LandingPage, ['landing', 'verification', 'products']),
  products: lazyScreen(
    async () => (await import('#src/areas/customer/products/ProductsPage.tsx')).ProductsPage,
    ['products'],
  ),
  verification: lazyScreen(async () => VerificationPage, ['verification', 'landing']),
  privacyPolicy: lazyScreen(
    async () => (await import('#src/areas/customer/privacy-policy/PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
    ['legal', 'help'],
  ),
  termsOfUse: lazyScreen(
    async () => (await import('#src/areas/customer/terms-of-use/TermsOfUsePage.tsx')).TermsOfUsePage,
    ['legal'],
  ),
  howWeMatch: lazyScreen(
    async () => (await import('#src/areas/customer/how-we-match/HowWeMatchPage.tsx')).HowWeMatchPage,
    ['legal'],
  ),
  needHelp: lazyScreen(
    async () => (await import('#src/areas/customer/need-help/NeedHelpPage.tsx')).NeedHelpPage,
    ['help', 'rules'],
  ),
  outbox: lazyScreen(async () => (await import('#src/areas/customer/outbox/OutboxPage.tsx')).OutboxPage, ['outbox']),
  notFound: lazyScreen(
    async () => (await import('#src/areas/customer/not-found/NotFoundPage.tsx')).NotFoundPage,
    ['layout'],
  ),

  userDetail: themedScreen(
    async () => (await import('#src/areas/customer/user/user-detail/UserDetailPage.tsx')).UserDetailPage,
    ['profile', 'form', 'rules', 'options', 'verification'],
  ),
  welcomeBack: themedScreen(
    async () => (await import('#src/areas/customer/user/welcome-back/WelcomeBackPage.tsx')).WelcomeBackPage,
    ['welcome', 'form', 'rules'],
  ),
  offers: lazyScreen(async () => (await import('#src/areas/customer/user/offers/OffersPage.tsx')).OffersPage, MONEY),
  offerDetail: lazyScreen(
    async () => (await import('#src/areas/customer/user/offer-detail/OfferDetailPage.tsx')).OfferDetailPage,
    [...MONEY, 'calculator'],
  ),
  creditScore: lazyScreen(
    async () => (await import('#src/areas/customer/user/credit-score/CreditScorePage.tsx')).CreditScorePage,
    MONEY,
  ),
  applicationStatus: lazyScreen(
    async () =>
      (await import('#src/areas/customer/user/application-status/ApplicationStatusPage.tsx')).ApplicationStatusPage,
    MONEY,
  ),
  lenderJourney: themedScreen(
    async () => (await import('#src/areas/customer/user/lender-journey/LenderJourneyPage.tsx')).LenderJourneyPage,
    [...MONEY, 'form'],
  ),
  lenderDeclined: lazyScreen(
    async () => (await import('#src/areas/customer/user/lender-declined/LenderDeclinedPage.tsx')).LenderDeclinedPage,
    MONEY,
  ),
  lenderSubmit: lazyScreen(
    async () => (await import('#src/areas/customer/user/lender-submit/LenderSubmitPage.tsx')).LenderSubmitPage,
    MONEY,
  ),

  costCalculator: lazyScreen(
    async () => (await import('#src/areas/customer/calculator/CostCalculatorPage.tsx')).CostCalculatorPage,
    ['calculator'],
  ),
  cardList: lazyScreen(
    async () => (await import('#src/areas/customer/credit-cards/CardListPage.tsx')).CardListPage,
    ['cards', 'products', 'kind'],
  ),
  vouchers: lazyScreen(
    async () => (await import('#src/areas/customer/vouchers/VouchersPage.tsx')).VouchersPage,
    ['vouchers', 'products', 'kind'],
  ),
  indialendsOtp: lazyScreen(
    async () => (await import('#src/areas/customer/indialends-otp/IndialendsOtpPage.tsx')).IndialendsOtpPage,
    [...MONEY, 'verification'],
  ),
  merchantForm: lazyScreen(
    async () => (await import('#src/areas/customer/create-merchant-form/MerchantFormPage.tsx')).MerchantFormPage,
    ['merchant', 'rules'],
  ),
  merchantFormSuccess: lazyScreen(
    async () =>
      (await import('#src/areas/customer/create-merchant-form/MerchantFormSuccessPage.tsx')).MerchantFormSuccessPage,
    ['merchant'],
  ),
  socialOnboarding: lazyScreen(
    async () =>
      (await import('#src/areas/customer/socialmedia-onboarding/SocialOnboardingPage.tsx')).SocialOnboardingPage,
    ['handover', 'rules'],
  ),
  authReturn: lazyScreen(
    async () => (await import('#src/areas/customer/auth/AuthReturnPage.tsx')).AuthReturnPage,
    ['handover'],
  ),
  redirect: lazyScreen(
    async () => (await import('#src/areas/customer/redirect/RedirectPage.tsx')).RedirectPage,
    ['handover', 'lenders', 'applications'],
  ),
  customerSite: lazyScreen(
    async () => (await import('#src/areas/customer/customer-site/CustomerSitePage.tsx')).CustomerSitePage,
    ['handover', 'applications'],
  ),
  transfer: lazyScreen(
    async () => (await import('#src/areas/customer/transfer/TransferPage.tsx')).TransferPage,
    ['handover'],
  ),
  goldLoanDetail: themedScreen(
    async () =>
      (await import('#src/areas/customer/user/user-detail/gold-loan/GoldLoanDetailPage.tsx')).GoldLoanDetailPage,
    ['profile', 'form', 'rules', 'options', 'gold', 'verification'],
  ),
  goldLender: lazyScreen(
    async () => (await import('#src/areas/customer/user/gold-lender/GoldLenderPage.tsx')).GoldLenderPage,
    [...MONEY, 'gold'],
  ),
  housingLoanDetail: themedScreen(
    async () =>
      (await import('#src/areas/customer/user/user-detail/affordable-housing-loan/HousingLoanDetailPage.tsx'))
        .HousingLoanDetailPage,
    ['profile', 'form', 'rules', 'options', 'housing', 'verification'],
  ),
  businessDetail: themedScreen(
    async () => (await import('#src/areas/customer/user/business-detail/BusinessDetailPage.tsx')).BusinessDetailPage,
    ['profile', 'form', 'rules', 'options', 'business', 'verification'],
  ),
  businessWelcomeBack: themedScreen(
    async () => (await import('#src/areas/customer/user/welcome-back/WelcomeBackPage.tsx')).WelcomeBackPage,
    ['welcome', 'form', 'rules'],
  ),
  businessOffers: lazyScreen(
    async () => (await import('#src/areas/customer/user/offers/OffersPage.tsx')).OffersPage,
    MONEY,
  ),
  businessOfferDetail: lazyScreen(
    async () => (await import('#src/areas/customer/user/offer-detail/OfferDetailPage.tsx')).OfferDetailPage,
    [...MONEY, 'calculator'],
  ),
  creditCard: lazyScreen(
    async () => (await import('#src/areas/customer/credit-card/CreditCardPage.tsx')).CreditCardPage,
    ['cards', ...MONEY],
  ),
  insurance: lazyScreen(
    async () => (await import('#src/areas/customer/user/insurance/InsurancePage.tsx')).InsurancePage,
    ['insurance', 'consents'],
  ),
  insuranceTransaction: themedScreen(
    async () =>
      (await import('#src/areas/customer/user/insurance/transaction/InsuranceTransactionPage.tsx'))
        .InsuranceTransactionPage,
    ['insurance', 'consents', 'form', 'rules'],
  ),
  loanLead: themedScreen(
    async () => (await import('#src/areas/customer/user/loan-enquiry/LoanEnquiryPage.tsx')).LoanEnquiryPage,
    ['enquiry', 'form', 'rules', 'handover'],
  ),
  privacyCentre: themedScreen(
    async () => (await import('#src/areas/customer/privacy-centre/PrivacyCentrePage.tsx')).PrivacyCentrePage,
    ['privacy', 'consents', 'help', 'form', 'rules'],
  ),
  tickets: themedScreen(
    async () => (await import('#src/areas/customer/my-tickets/TicketsPage.tsx')).TicketsPage,
    ['tickets', 'help', 'form', 'rules'],
  ),

  adminNotFound: lazyScreen(
    async () => (await import('#src/areas/admin/not-found/AdminNotFoundPage.tsx')).AdminNotFoundPage,
    ['staff'],
  ),
  adminLogin: lazyScreen(
    async () => (await import('#src/areas/admin/login/AdminLoginPage.tsx')).AdminLoginPage,
    ['admin', 'staff', 'rules', 'session-end'],
  ),
  dashboard: lazyScreen(
    async () => (await import('#src/areas/admin/dashboard/DashboardPage.tsx')).DashboardPage,
    ['admin', 'staff'],
  ),
  'mis-upload': adminLater,
  'vendors-on-off': lazyScreen(
    async () => (await import('#src/areas/admin/vendors-on-off/VendorsOnOffPage.tsx')).VendorsOnOffPage,
    ['admin', 'staff', 'lenders-admin', 'rules', 'form'],
  ),
  lenders: lazyScreen(
    async () => (await import('#src/areas/admin/lenders/LendersPage.tsx')).LendersPage,
    ['admin', 'staff', 'lenders-admin', 'audit', 'form', 'rules'],
  ),
  'lenders/:lenderId': lazyScreen(
    async () => (await import('#src/areas/admin/lenders/LenderEditPage.tsx')).LenderEditPage,
    ['admin', 'staff', 'lenders-admin', 'criteria', 'revenue', 'audit', 'form', 'options', 'rules'],
  ),
  'customer-eligibility': lazyScreen(
    async () =>
      (await import('#src/areas/admin/customer-eligibility/CustomerEligibilityPage.tsx')).CustomerEligibilityPage,
    ['admin', 'staff', 'eligibility', 'offers', 'options', 'form', 'rules'],
  ),
  'csr-portal': adminLater,
  'csr-portal/:id/:pid': adminLater,
  'internal-report': adminLater,
  'products-report': adminLater,
  'vendors-products-report': adminLater,
  'customer-info-deletion': adminLater,
  'customers-journey': adminLater,
  'user-management': lazyScreen(
    async () => (await import('#src/areas/admin/user-management/UserManagementPage.tsx')).UserManagementPage,
    ['admin', 'staff', 'audit'],
  ),
  'commission-upload-file': adminLater,
  'application-status-file': adminLater,
  'merchant-management': lazyScreen(
    async () =>
      (await import('#src/areas/admin/merchant-management/MerchantManagementPage.tsx')).MerchantManagementPage,
    ['admin', 'staff', 'merchants-admin', 'partners-admin', 'form', 'rules', 'session-end'],
  ),
  'tracking-links': adminLater,
  'credit-cards': lazyScreen(
    async () => (await import('#src/areas/admin/credit-cards/CreditCardsPage.tsx')).CreditCardsPage,
    ['admin', 'staff', 'credit-cards', 'audit', 'partners-admin', 'lenders-admin', 'form', 'rules'],
  ),
  partners: lazyScreen(
    async () => (await import('#src/areas/admin/partners/PartnersPage.tsx')).PartnersPage,
    ['admin', 'staff', 'partners-admin', 'partner-payouts', 'partner-reports', 'form', 'rules'],
  ),
  'partners/:id': lazyScreen(
    async () => (await import('#src/areas/admin/partners/PartnerEditPage.tsx')).PartnerEditPage,
    ['admin', 'staff', 'partners-admin', 'partner-payouts', 'partner-reports', 'audit', 'form', 'rules'],
  ),
  messaging: adminLater,
  telecalling: adminLater,

  partnerNotFound: lazyScreen(
    async () => (await import('#src/areas/partner/not-found/PartnerNotFoundPage.tsx')).PartnerNotFoundPage,
    ['staff'],
  ),
  partnerLogin: lazyScreen(
    async () => (await import('#src/areas/partner/login/PartnerLoginPage.tsx')).PartnerLoginPage,
    ['partner', 'staff', 'rules', 'session-end'],
  ),
  partnerHome: lazyScreen(
    async () => (await import('#src/areas/partner/home/PartnerHomePage.tsx')).PartnerHomePage,
    ['partner', 'staff', 'partner-home', 'partner-offering', 'products', 'applications', 'form'],
  ),
  productOffering: offeringScreen,
  productOfferingDetail: offeringScreen,
  marketingSupport: lazyScreen(
    async () => (await import('#src/areas/partner/marketing-support/MarketingSupportPage.tsx')).MarketingSupportPage,
    ['partner', 'staff', 'partner-marketing'],
  ),
  messagingContent: lazyScreen(
    async () =>
      (await import('#src/areas/partner/marketing-support/messaging-content/MessagingContentPage.tsx'))
        .MessagingContentPage,
    ['partner', 'staff', 'partner-marketing'],
  ),
  bannersAndCreatives: lazyScreen(
    async () =>
      (await import('#src/areas/partner/marketing-support/banners-and-creatives/BannersAndCreativesPage.tsx'))
        .BannersAndCreativesPage,
    ['partner', 'staff', 'partner-marketing'],
  ),
  communication: lazyScreen(
    async () => (await import('#src/areas/partner/communication/CommunicationPage.tsx')).CommunicationPage,
    ['partner', 'staff', 'partner-support', 'tickets'],
  ),
  techSupport: lazyScreen(
    async () => (await import('#src/areas/partner/communication/tech-support/TechSupportPage.tsx')).TechSupportPage,
    ['partner', 'staff', 'partner-support', 'tickets', 'rules', 'form'],
  ),
  generalQuery: lazyScreen(
    async () => (await import('#src/areas/partner/communication/general-query/GeneralQueryPage.tsx')).GeneralQueryPage,
    ['partner', 'staff', 'partner-support', 'tickets', 'rules', 'form'],
  ),
  faqs: lazyScreen(
    async () => (await import('#src/areas/partner/faqs/FaqsPage.tsx')).FaqsPage,
    ['partner', 'staff', 'partner-faqs'],
  ),
  customerQueries: lazyScreen(
    async () => (await import('#src/areas/partner/faqs/customer-queries/CustomerQueriesPage.tsx')).CustomerQueriesPage,
    ['partner', 'staff', 'partner-faqs'],
  ),
  dsaQueries: lazyScreen(
    async () => (await import('#src/areas/partner/faqs/dsa-queries/DsaQueriesPage.tsx')).DsaQueriesPage,
    ['partner', 'staff', 'partner-faqs'],
  ),
  referral: lazyScreen(
    async () => (await import('#src/areas/partner/referral/ReferralPage.tsx')).ReferralPage,
    ['partner', 'staff', 'partner-referral', 'rules', 'form'],
  ),
  trainingMaterial: lazyScreen(
    async () => (await import('#src/areas/partner/training-material/TrainingMaterialPage.tsx')).TrainingMaterialPage,
    ['partner', 'staff', 'partner-training'],
  ),
  partnerEligibilityCriteria: lazyScreen(
    async () =>
      (await import('#src/areas/partner/training-material/eligibility-criteria/EligibilityCriteriaPage.tsx'))
        .EligibilityCriteriaPage,
    ['partner', 'staff', 'partner-training'],
  ),
  partnerLenderJourney: lazyScreen(
    async () =>
      (await import('#src/areas/partner/lender-journey/PartnerLenderJourneyPage.tsx')).PartnerLenderJourneyPage,
    ['partner', 'staff', 'partner-journey'],
  ),
  digitalIntegration: lazyScreen(
    async () =>
      (await import('#src/areas/partner/digital-integration/DigitalIntegrationPage.tsx')).DigitalIntegrationPage,
    ['partner', 'staff', 'partner-integration', 'table', 'rules', 'form'],
  ),
  partnerReports: lazyScreen(
    async () => (await import('#src/areas/partner/reports/PartnerReportsPage.tsx')).PartnerReportsPage,
    ['partner', 'staff', 'partner-reports', 'partner-home', 'applications', 'table', 'form', 'rules'],
  ),
  customFunnel: lazyScreen(
    async () => (await import('#src/areas/partner/custom-funnel/CustomFunnelPage.tsx')).CustomFunnelPage,
    ['partner', 'staff', 'partner-funnel', 'partners-admin', 'landing', 'products', 'form', 'rules'],
  ),
  partnerSettings: lazyScreen(
    async () => (await import('#src/areas/partner/settings/PartnerSettingsPage.tsx')).PartnerSettingsPage,
    ['partner', 'staff', 'partner-settings', 'form', 'rules'],
  ),
}

/** Frames behind a sign-in; the back offices' bring the UI library. The customer's public frame is part of the first load. */
export const FRAMES = {
  user: lazyScreen(async () => (await import('./UserFrame.tsx')).UserFrame),
  admin: lazyScreen(
    async () => (await import('./layouts/AdminLayout.tsx')).AdminLayout,
    ['admin', 'staff', 'table', 'staff-rules'],
  ),
  partner: lazyScreen(
    async () => (await import('./layouts/PartnerLayout.tsx')).PartnerLayout,
    ['partner', 'staff', 'table', 'staff-rules'],
  ),
  backOfficeLogin: lazyScreen(async () => (await import('./layouts/LoginFrame.tsx')).LoginFrame),
}

/** The frame that a page is drawn in once somebody has signed in; the public frame needs no loading. */
export function frameOf(page: PageKey): Screen | null {
  switch (PAGES[page].guard) {
    case 'user':
    case 'signed-in':
      return FRAMES.user
    case 'admin':
      return FRAMES.admin
    case 'partner':
      return FRAMES.partner
    case 'guest-admin':
    case 'guest-partner':
      return FRAMES.backOfficeLogin
    case 'none':
      return null
  }
}
